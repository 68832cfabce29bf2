import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { type Mutation, mutations } from '../server/testing/account-model/mutations.ts';

/** Plants each mistake in a copy of the server, and checks that the account model's test finds it. */
const root = fileURLToPath(new URL('..', import.meta.url));
mkdirSync(join(root, '.cache'), { recursive: true });
const missed = mutations.filter((mutation) => {
  const broken = findBrokenRule(mutation);
  console.log(`${broken ? 'found ' : 'MISSED'} ${mutation.name}${broken ? `: ${broken}` : ''}`);
  return broken === undefined;
});
console.log(`\n${mutations.length - missed.length} of ${mutations.length} mistakes found`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** The rule that the model says is broken. Undefined if it finds nothing. */
function findBrokenRule({ file, from, to, imports = '' }: Mutation): string | undefined {
  const folder = mkdtempSync(join(root, '.cache/mutation-'));
  try {
    for (const name of readdirSync(root).filter((entry) => !entry.startsWith('.') && entry !== 'server'))
      symlinkSync(join(root, name), join(folder, name));
    cpSync(join(root, 'server'), join(folder, 'server'), { recursive: true });
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), `${imports}\n${text.replace(from, () => to)}`);
    const { stdout, stderr } = spawnSync(
      'npx',
      ['vitest', 'run', 'server/account-model.test.ts', '-t', 'apart'],
      {
        cwd: folder,
        encoding: 'utf8',
        // Some mistakes take more sequences than `npm test` plays.
        env: { DEPTH: '10', ...process.env },
      },
    );
    return /^\[\w+\] .*/m.exec(stripVTControlCharacters(stdout + stderr))?.[0];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
