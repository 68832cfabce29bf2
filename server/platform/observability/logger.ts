import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';

export type Logger = Pick<PinoLogger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>;

export type RequestLine = {
  id: string;
  method: string;
  path: string;
  status: number;
  /** When the request's head arrived, in milliseconds since 1970. */
  startedAt: number;
  /** False when the client went away before the whole response was sent. */
  isComplete: boolean;
};
export type WriteRequestLine = (line: RequestLine) => void;

export type Log = {
  logger: Logger;
  writeRequestLine: WriteRequestLine;
  /** Writes buffered lines before the process ends. */
  flush: () => void;
};

/** Values that must not appear in the log, up to two levels deep in a logged object. */
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

/** Writes JSON lines to standard output outside of the request's path, buffered for up to a quarter of a second. */
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
  // A request line has fixed fields without secrets, so it needs no redaction.
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
