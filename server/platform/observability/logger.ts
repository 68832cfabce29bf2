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
const bufferedBytes = 8 * 1024;
const flushPauseMs = 250;

/** JSON lines on standard output, written off the request's path: lines gather for at most a quarter of a second. */
export function createLog(level: string): Log {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: bufferedBytes,
    periodicFlush: flushPauseMs,
  });
  return {
    ...createLogOn(level, output),
    flush() {
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
  // The fields of a request's line are fixed and hold no secrets, so they aren't searched for any.
  const requests = pino({ level, base: null }, stream);
  return {
    logger: pino({ level, base: null, redact }, stream),
    writeRequestLine({ isComplete, startedAt, ...line }) {
      const fields = { ...line, ms: Date.now() - startedAt };
      if (isComplete) requests.info(fields, 'request');
      else requests.warn(fields, 'request aborted by the client');
    },
    flush: () => undefined,
  };
}
