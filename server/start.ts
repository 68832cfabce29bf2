import { brand } from '../shared/brand.ts';
import { parseConfig } from './config.ts';
import { applyBrand } from './features/brand/apply-brand.ts';
import { createLogOn } from './platform/observability/logger.ts';
import type { Overrides } from './services.ts';

/** Runs the server until a signal ends it. A configuration error ends the process with exit code 1. */
export async function start(overrides?: Overrides): Promise<void> {
  try {
    applyBrand(process.env);
    const config = parseConfig(process.env);
    const { serve } = await import('./serve.ts');
    await serve(config, overrides);
  } catch (cause) {
    reportFailedStart(cause, process.env.LOG_FORMAT);
    process.exitCode = 1;
  }
}

/** Writes to standard error: sentences for people, and one JSON line for programs. */
function reportFailedStart(cause: unknown, logFormat: string | undefined): void {
  const title = `${brand.name} could not start.`;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const isForPeople = logFormat === 'pretty' || (logFormat !== 'json' && process.stderr.isTTY);
  if (isForPeople) process.stderr.write(`${title}\n${reason}\n`);
  else createLogOn('fatal', process.stderr).logger.fatal({ reason: reason.split('\n') }, title);
}
