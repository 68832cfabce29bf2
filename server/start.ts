import { explainFailure } from './commands/cli/explain-failure.ts';
import { createLogOn } from './platform/observability/logger.ts';
import type { Overrides } from './services.ts';

/** Runs the server until a signal ends it. An error in the configuration or the built site ends it with exit code 1. */
export async function start(overrides?: Overrides): Promise<void> {
  let name = 'The site';
  try {
    // Loaded only now, so that an error in the built site is reported like any other.
    const { brand } = await import('../shared/site/brand.data.ts');
    name = brand.name;
    const [{ parseConfig }, { serve }] = await Promise.all([import('./config.ts'), import('./serve.ts')]);
    await serve(parseConfig(process.env), overrides);
  } catch (cause) {
    reportFailedStart(`${name} could not start.`, cause, process.env.LOG_FORMAT);
    process.exitCode = 1;
  }
}

/** Writes to standard error: sentences for people, and one JSON line for programs. */
function reportFailedStart(title: string, cause: unknown, logFormat: string | undefined): void {
  const reason = explainFailure(cause);
  const isForPeople = logFormat === 'pretty' || (logFormat !== 'json' && process.stderr.isTTY);
  if (isForPeople) process.stderr.write(`${title}\n${reason}\n`);
  else createLogOn('fatal', process.stderr).logger.fatal({ reason: reason.split('\n') }, title);
}
