import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';

export type Logger = Pick<PinoLogger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>;

/** Values that no log line may hold, wherever in a logged object they stand (two levels deep). */
const secretNames = [
  'password',
  'currentPassword',
  'token',
  'code',
  'secret',
  'authorization',
  'cookie',
  'email',
  'phone',
  'userData',
  'message',
  'body',
];
const linesAtOnce = 256;
const longestWaitMs = 250;

export type Log = {
  logger: Logger;
  /** For the one line per request. It holds fixed, harmless fields, so it skips the redaction, which costs more than it. */
  requestLogger: Logger;
  /** Writes what has gathered; runs before the process ends. */
  flush: () => void;
};

/** JSON lines on standard output, written off the request's path: lines gather for at most a quarter of a second. */
export function createLog(level: string): Log {
  const output = pino.destination({ dest: 1, sync: false });
  let lines: string[] = [];
  const hand = () => {
    if (lines.length === 0) return;
    output.write(lines.join(''));
    lines = [];
  };
  const timer = setInterval(hand, longestWaitMs).unref();
  const log = createLogOn(level, {
    write(line) {
      lines.push(line);
      if (lines.length >= linesAtOnce) hand();
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
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const redact = { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' };
  return {
    logger: pino({ ...options, redact }, stream),
    requestLogger: pino(options, stream),
    flush: () => undefined,
  };
}
