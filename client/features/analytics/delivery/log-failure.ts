/** Analytics failures are only logged to the console. See docs/product.md, "Error catalog". */
export function logFailure(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: docs/product.md requires the console.
  console.debug(message, cause);
}
