import pino, { type DestinationStream } from 'pino';
import * as z from 'zod';

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
