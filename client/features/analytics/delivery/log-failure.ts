/** The product specification, "The error catalogue": failures of analytics are only logged to the console. */
export function logFailure(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where the specification has them logged.
  console.debug(message, cause);
}
