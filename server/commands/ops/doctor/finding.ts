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

export function explainCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}
