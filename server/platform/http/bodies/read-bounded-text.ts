/**
 * Reads a response from outside, which may be endless. Past `maxBytes` it closes the connection and throws a
 * RangeError.
 */
export async function readBoundedText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new RangeError('The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
