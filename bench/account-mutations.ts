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
import { type Mutation, mutations } from '../server/testing/account-model/mutations.ts';

/** Plants each mistake in a copy of the server, one after the other, and checks that the account model finds it. */
const root = fileURLToPath(new URL('..', import.meta.url));
mkdirSync(join(root, '.cache'), { recursive: true });
const chosen = mutations.filter(({ name }) => name.includes(process.argv[2] ?? ''));
const missed = chosen.filter((mutation) => {
  const broken = findBrokenRule(mutation);
  console.log(`${broken ? 'found ' : 'MISSED'} ${mutation.name}${broken ? `: ${broken}` : ''}`);
  return broken === undefined;
});
console.log(`\n${chosen.length - missed.length} of ${chosen.length} mistakes found`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** The rule that the model says is broken. Undefined if it finds nothing. */
function findBrokenRule({ name, file, from, to, imports = '' }: Mutation): string | undefined {
  const folder = mkdtempSync(join(root, '.cache/mutation-'));
  try {
    for (const entry of readdirSync(root))
      if (!entry.startsWith('.') && entry !== 'server') symlinkSync(join(root, entry), join(folder, entry));
    cpSync(join(root, 'server'), join(folder, 'server'), { recursive: true });
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), `${imports}\n${text.replace(from, () => to)}`);
    const loader = ['--import', './scripts/site-folder/use-site-folder.ts'];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...loader, 'server/testing/account-model/play.ts'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    if (stdout === '') throw new Error(`The server with the mistake “${name}” didn’t start:\n${stderr}`);
    const [where = ''] = stdout.split('\n', 1);
    const rule = /^\[\w+\] .*/m.exec(stdout)?.[0];
    return rule && `${rule} ${where}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
