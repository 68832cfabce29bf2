import { enableCompileCache } from 'node:module';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

// The files that commands write contain personal data.
process.umask(0o077);
enableCompileCache();
try {
  const { runOps } = await import('./cli/run-ops.ts');
  process.exitCode = await runOps(process.argv.slice(2), {
    environment: process.env,
    print,
    printError: (text) => console.error(text),
  });
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}

/** Writes to standard output as fast as its reader accepts data. */
async function print(texts: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(texts), process.stdout, { end: false });
  } catch (cause) {
    // A reader such as `head` has seen enough.
    if (!(cause instanceof Error && Reflect.get(cause, 'code') === 'EPIPE')) throw cause;
  }
}
