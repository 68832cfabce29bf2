import { explainFailure } from '../explain-failure.ts';

/** One line of the doctor's report. Unless it's good, it says what to do. */
export type Finding = { topic: string; level: 'good' | 'warning' | 'bad'; message: string; remedy?: string };

export const good = (topic: string, message: string): Finding => ({ topic, level: 'good', message });
export const warn = (topic: string, message: string, remedy: string): Finding => ({
  topic,
  level: 'warning',
  message,
  remedy,
});
export const bad = (topic: string, message: string, remedy: string): Finding => ({
  topic,
  level: 'bad',
  message,
  remedy,
});

/** For a failure whose own words say what to do. */
export const retry = 'Correct this, and run the command again.';

export function explainCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const reason = cause.cause instanceof Error ? cause.cause.message : '';
  return cause.message.includes(reason) ? cause.message : `${cause.message}: ${reason}`;
}

/** A check that can't be done is bad, too, and must not keep the others from being reported. */
export async function attempt(topic: string, check: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (cause) {
    return bad(topic, explainFailure(cause), retry);
  }
}
