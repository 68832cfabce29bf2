/**
 * Creates a random UUID (version 4). `crypto.randomUUID` exists only on HTTPS and localhost, but random bits are
 * available everywhere.
 */
export function createRandomUuid(): string {
  if (window.isSecureContext) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Creates a UUID that starts with its time (version 7), so that ones from the same time are next to each other in the
 * server's index.
 */
export function createTimedUuid(at: number): string {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${createRandomUuid().slice(15)}`;
}
