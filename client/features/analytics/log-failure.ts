/** The product specification, "The error catalogue": failures of analytics are only logged to the console. */
export function logFailure(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a visitor who looks there may know; nobody else has to.
  console.debug(message, cause);
}
