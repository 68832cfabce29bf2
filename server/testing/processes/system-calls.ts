/** One call in the output of `strace -f -y`; the text contains its arguments. */
type SystemCall = { name: string; file: string; text: string; isDone: boolean };

const begun = /^\d+\s+(\w+)\(\d+<([^>]*)>(.*)$/;
const resumed = /^(\d+)\s+<\.\.\. (\w+) resumed>(.*)$/;

/** The calls of all threads, in the order they ended. Joins calls that another thread's output splits in two. */
function parseTrace(trace: string): SystemCall[] {
  const unfinished = new Map<string, SystemCall>();
  const calls: SystemCall[] = [];
  for (const line of trace.split('\n')) {
    const thread = line.split(' ', 1)[0] ?? '';
    const [, name, file, rest] = begun.exec(line) ?? [];
    if (name !== undefined && file !== undefined && rest !== undefined) {
      const call = { name, file, text: rest, isDone: / = \d+$/.test(rest) };
      if (rest.endsWith('<unfinished ...>')) unfinished.set(thread, call);
      else calls.push(call);
      continue;
    }
    const [, , , end] = resumed.exec(line) ?? [];
    const call = unfinished.get(thread);
    if (end === undefined || !call) continue;
    unfinished.delete(thread);
    calls.push({ ...call, text: call.text + end, isDone: / = \d+$/.test(end) });
  }
  return calls;
}

/**
 * Checks each word that a request brought and the database stores: it must be in the write-ahead log, and the log on
 * the disk, before the response is sent on the same connection. Returns the problems, by word.
 */
export function findUnsynced(trace: string, words: readonly string[]): string[] {
  const calls = parseTrace(trace);
  return words.flatMap((word) => {
    const problem = findProblem(calls, word);
    return problem === undefined ? [] : [`${word}: ${problem}`];
  });
}

function findProblem(calls: readonly SystemCall[], word: string): string | undefined {
  const asked = calls.findIndex(({ name, text }) => /^(read|recv)/.test(name) && text.includes(word));
  if (asked === -1) return 'never received';
  const connection = calls[asked]?.file;
  const later = calls.slice(asked);
  const answered = later.findIndex(
    ({ name, file, text }) => /^(write|send)/.test(name) && file === connection && /"HTTP\/1\.1 2/.test(text),
  );
  if (answered === -1) return 'never acknowledged';
  const before = later.slice(0, answered);
  const stored = before.findIndex(
    ({ name, file, text }) => /^pwrite/.test(name) && file.endsWith('-wal') && text.includes(word),
  );
  if (stored === -1) return 'acknowledged before it was written';
  const isSynced = before
    .slice(stored)
    .some(({ name, file, isDone }) => /^f(data)?sync$/.test(name) && file.endsWith('-wal') && isDone);
  return isSynced ? undefined : 'acknowledged before it was synced';
}
