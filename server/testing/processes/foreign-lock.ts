import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./hold-lock.ts', import.meta.url));

export type ForeignLock = AsyncDisposable & { release: () => Promise<void> };

/** Lets another process take the write lock of a database file. */
export async function holdForeignLock(file: string, mode: 'immediate' | 'exclusive'): Promise<ForeignLock> {
  const holder = fork(program, [file, mode], { execArgv: [] });
  const exit = once(holder, 'exit');
  await Promise.race([
    once(holder, 'message'),
    exit.then(() => Promise.reject(new Error('The lock was not taken.'))),
  ]);
  const release = async () => {
    if (holder.connected) holder.send('release');
    await exit;
  };
  return { release, [Symbol.asyncDispose]: release };
}
