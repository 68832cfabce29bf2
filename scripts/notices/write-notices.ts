import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeNotices } from './compose-notices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
writeFileSync(`${root}THIRD-PARTY-NOTICES.md`, composeNotices(root));
