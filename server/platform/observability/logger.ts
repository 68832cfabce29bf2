import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';

export type Logger = Pick<PinoLogger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>;

export type RequestLine = {
  id: string;
  method: string;
  path: string;
  status: number;
  /** When the request's head had come, in milliseconds since 1970. */
  startedAt: number;
  /** False when the client went away before the whole response was sent. */
  isComplete: boolean;
};
export type WriteRequestLine = (line: RequestLine) => void;

export type Log = {
  logger: Logger;
  writeRequestLine: WriteRequestLine;
  /** Writes what has gathered; runs before the process ends. */
  flush: () => void;
};

/** Values that no log line may hold, wherever in a logged object they stand (two levels deep). */
const secretNames = [
  'password',
  'currentPassword',
  'token',
  'otp',
  'secret',
  'authorization',
  'cookie',
  'email',
  'phone',
  'userData',
  'body',
];
const lengthAtOnce = 64 * 1024;
const longestWaitMs = 250;

/** JSON lines on standard output, written off the request's path: lines gather for at most a quarter of a second. */
export function createLog(level: string): Log {
  const output = pino.destination({ dest: 1, sync: false });
  let gathered = '';
  const hand = () => {
    if (gathered === '') return;
    output.write(gathered);
    gathered = '';
  };
  const timer = setInterval(hand, longestWaitMs).unref();
  const log = createLogOn(level, {
    write(line) {
      gathered += line;
      if (gathered.length >= lengthAtOnce) hand();
    },
  });
  return {
    ...log,
    flush() {
      clearInterval(timer);
      hand();
      try {
        output.flushSync();
      } catch (cause) {
        process.stderr.write(`The log could not be written: ${String(cause)}\n`);
      }
    },
  };
}

/** The same log on another stream. */
export function createLogOn(level: string, stream: DestinationStream): Log {
  const redact = { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' };
  const logger = pino({ level, base: null, redact }, stream);
  return {
    logger,
    writeRequestLine: logger.isLevelEnabled('info')
      ? (line) => stream.write(formatRequestLine(line))
      : () => undefined,
    flush: () => undefined,
  };
}

/** Paths that are the same in JSON. */
const plainPath = /^[\w./-]*$/;

/**
 * The line that pino would write, without its redaction: the fields are fixed and harmless, and pino's way to them
 * costs as much as answering a page.
 */
function formatRequestLine({ id, method, path, status, startedAt, isComplete }: RequestLine): string {
  const now = Date.now();
  const level = isComplete ? pino.levels.values.info : pino.levels.values.warn;
  const message = isComplete ? 'request' : 'request aborted by the client';
  return `{"level":${level},"time":${now},"id":"${id}","method":"${method}","path":${plainPath.test(path) ? `"${path}"` : JSON.stringify(path)},"status":${status},"ms":${now - startedAt},"msg":"${message}"}\n`;
}
