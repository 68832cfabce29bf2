/** Analytics failures are only logged to the console. See the product specification, "The error catalogue". */
export function logFailure(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification requires the console.
  console.debug(message, cause);
}
