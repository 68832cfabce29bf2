import { brand } from '../../../shared/site/brand.data.ts';
import { version } from '../../platform/version.ts';
import { defineCommand } from './command.ts';

export const versionCommand = defineCommand({
  name: 'version',
  summary: 'The version of this program and of Node.',
  run: async () => ({
    text: `${brand.name} ${version} (Node ${process.versions.node})\n`,
    json: { version, node: process.versions.node },
  }),
});
