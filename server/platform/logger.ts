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

export type LogSink = { logger: Logger; flush: () => void };

/**
 * JSON lines on standard output, written off the request's path: lines gather for at most a second.
 * `flush` writes what is left, and runs before the process ends.
 */
export function createLogger(level: string, destination?: DestinationStream): LogSink {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
  };
  if (destination) return { logger: pino(options, destination), flush: () => undefined };
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  const timer = setInterval(() => output.flush(), 1000).unref();
  return {
    logger: pino(options, output),
    flush() {
      clearInterval(timer);
      try {
        output.flushSync();
      } catch (cause) {
        process.stderr.write(`The log could not be written: ${String(cause)}\n`);
      }
    },
  };
}
