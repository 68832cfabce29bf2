import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import type { RouteName } from '../http/route-names.ts';

/** The id of the request that the running code works for. Every line about it has the id. */
export const currentRequestId = new AsyncLocalStorage<string>();

export type Logger = Pick<PinoLogger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>;

export type RequestLine = {
  requestId: string;
  method: string;
  name: RouteName;
  status: number;
  /** When the request's headers arrived, in milliseconds since 1970. */
  startedAt: number;
  /** False when the client went away before the whole response was sent. */
  isComplete: boolean;
};
export type WriteRequestLine = (line: RequestLine) => void;

export type Log = {
  logger: Logger;
  writeRequestLine: WriteRequestLine;
  /** Writes a line even if the level would leave it out, such as the line with the site's address. */
  announce: (fields: object, message: string) => void;
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
const bufferedCharacters = 64 * 1024;
const flushPauseMs = 250;

function isPretty({ logFormat }: Pick<Config, 'logFormat'>, isTerminal: boolean): boolean {
  return logFormat === 'pretty' || (logFormat === undefined && isTerminal);
}

/**
 * Writes to standard output, as JSON lines or as lines for people. There are many request lines, so they are buffered
 * for up to a quarter of a second. All others are written immediately, because they matter if the process crashes.
 */
export function createLog(settings: Pick<Config, 'logFormat' | 'logLevel'>): Log {
  const pretty = isPretty(settings, process.stdout.isTTY);
  const direct = pino.destination({ dest: 1, sync: true });
  const buffer = createLineBuffer();
  return {
    ...createLogOn(
      settings.logLevel,
      pretty ? createPrettyStream(direct) : direct,
      pretty ? undefined : buffer,
    ),
    flush() {
      try {
        buffer.flushSync();
      } catch (cause) {
        process.stderr.write(`The log could not be written: ${String(cause)}\n`);
      }
    },
  };
}

/**
 * Collects lines and writes them together. pino's own buffer goes through everything it contains again for each line.
 */
function createLineBuffer(): DestinationStream & { flushSync: () => void } {
  const output = pino.destination({ dest: 1, sync: false });
  let lines: string[] = [];
  let length = 0;
  const flush = () => {
    if (length > 0) output.write(lines.join(''));
    lines = [];
    length = 0;
  };
  const flushSync = () => {
    flush();
    output.flushSync();
  };
  setInterval(flush, flushPauseMs).unref();
  process.once('exit', flushSync);
  return {
    write(line) {
      lines.push(line);
      length += line.length;
      if (length >= bufferedCharacters) flush();
    },
    flushSync,
  };
}

/** Creates the same log on other streams. Request lines can have their own. */
export function createLogOn(
  level: string,
  stream: DestinationStream,
  requestStream: DestinationStream = stream,
): Log {
  const redact = { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' };
  // A request line has fixed fields without secrets, so it needs no redaction.
  const requests = pino({ level, base: null }, requestStream);
  const announcements = pino({ level: level === 'silent' ? level : 'info', base: null }, stream);
  return {
    logger: pino({ level, base: null, redact, mixin: nameRequest }, stream),
    writeRequestLine({ requestId, method, name, status, isComplete, startedAt }) {
      const fields = { requestId, method, route: name.route, status, ms: Date.now() - startedAt };
      if (isComplete) requests.info(fields, 'request');
      else requests.warn(fields, 'request aborted by the client');
    },
    announce: (fields, message) => announcements.info(fields, message),
    flush: () => undefined,
  };
}

const lineSchema = z.looseObject({ level: z.number(), time: z.number(), msg: z.string().optional() });
const errorSchema = z.looseObject({ stack: z.string() });

/** Rewrites JSON lines for people: time, level, message, and fields, with an error's stack below them. */
export function createPrettyStream(output: DestinationStream): DestinationStream {
  return { write: (text) => output.write(formatLine(text)) };
}

function formatLine(text: string): string {
  const { level, time, msg = '', err, ...fields } = lineSchema.parse(JSON.parse(text));
  const clock = new Date(time).toISOString().slice(11, 23);
  const label = (pino.levels.labels[level] ?? String(level)).toUpperCase().padEnd(5);
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const error = errorSchema.safeParse(err);
  const stack = error.success ? `\n${error.data.stack.replaceAll(/^/gm, '    ')}` : '';
  return `${clock} ${label} ${msg}${rest.join('')}${stack}\n`;
}

function nameRequest(): object {
  const requestId = currentRequestId.getStore();
  return requestId === undefined ? {} : { requestId };
}
