import type { WriteRequestLine } from './logger.ts';

type RememberedError = { at: Date; requestId: string; message: string };

/** What the operator's desk shows about this process's requests. It is lost when the process ends. */
export type RequestMemory = ReturnType<typeof createRequestMemory>;

const maxErrors = 20;
const serverError = 500;

export function createRequestMemory(now: () => Date) {
  const errors: RememberedError[] = [];
  let total = 0;
  let failed = 0;
  return {
    startedAt: now(),
    watch:
      (write: WriteRequestLine): WriteRequestLine =>
      (line) => {
        write(line);
        total += 1;
        if (line.status >= serverError) failed += 1;
      },
    noteError(requestId: string, cause: unknown) {
      errors.unshift({ at: now(), requestId, message: nameError(cause) });
      errors.length = Math.min(errors.length, maxErrors);
    },
    read: () => ({ total, failed, errors: [...errors] }),
  };
}

/** An error's message may repeat what a person typed. The log has the message, under the request's id. */
function nameError(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  return 'code' in cause && typeof cause.code === 'string' ? `${cause.name} ${cause.code}` : cause.name;
}
