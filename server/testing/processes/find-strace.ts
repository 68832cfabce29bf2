import { spawnSync } from 'node:child_process';

const advice =
  'Install it (for example `apt-get install strace`), and let tests trace their own processes: containers that forbid it ' +
  'need `--cap-add SYS_PTRACE`.';

/**
 * Finds the command strace, which comes from Debian's package of that name. If it isn't installed or this machine
 * forbids tracing, throws with instructions, so that no test passes without having traced.
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
