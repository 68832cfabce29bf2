import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

type Language = { file: string; command: string; args: readonly string[] };

/** How to run an example in each language. `args` can include the file that the program starts with. */
export const languages: Readonly<Record<string, Language>> = {
  sh: { file: 'example.sh', command: 'sh', args: ['-eu'] },
  js: { file: 'example.mjs', command: process.execPath, args: [] },
  python: { file: 'example.py', command: 'python3', args: [] },
  php: { file: 'example.php', command: 'php', args: [] },
  go: { file: 'example.go', command: 'go', args: ['run'] },
};

/** Whether this machine can run the language. Everyone who has the project can run `js` and `sh`. */
export function canRun(language: string): boolean {
  const { command = '' } = languages[language] ?? {};
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

type Program = { language: string; files: Readonly<Record<string, string>>; main?: string };

/** Runs a program in its own folder, and returns what it printed. If it fails, throws with its errors. */
export async function runProgram(
  { language, files, main = languages[language]?.file ?? '' }: Program,
  environment: Record<string, string> = {},
): Promise<string> {
  const { command, args } = languages[language] ?? {};
  if (!command || !args) throw new TypeError(`No one knows how to run ${language}.`);
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-example-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { stdout } = await promisify(execFile)(command, [...args, main], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
