import { spawnSync } from 'node:child_process';

const advice =
  'Install it (for example `apt-get install strace`), and let tests trace their own processes: containers that forbid it ' +
  'need `--cap-add SYS_PTRACE`.';

/**
 * The command strace, which Debian's package brings when root asks. Throws saying what to install when there's none, or
 * when this machine forbids tracing, so that no test passes without having looked.
 */
export function findStrace(): string {
  if (isWorking()) return 'strace';
  if (process.getuid?.() === 0) {
    runApt('update');
    runApt('install', '-y', 'strace');
  }
  if (isWorking()) return 'strace';
  throw new Error(`This test needs strace, which isn't working here. ${advice}`);
}

function isWorking(): boolean {
  return spawnSync('strace', ['-f', '-qq', '-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0;
}

function runApt(...args: readonly string[]): void {
  const command = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
  spawnSync('env', command, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 900_000 });
}
