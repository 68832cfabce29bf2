/** How each kind of file begins: https://www.w3.org/TR/png-3, https://developers.google.com/speed/webp/docs/riff_container. */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  // A declaration and comments may come before the root.
  'image/svg+xml': (text) => /<svg[\s>]/.test(text),
  'image/png': (text) => text.startsWith('\x89PNG\r\n\x1a\n'),
  'image/webp': (text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8),
};

/** Whether a file is the kind of picture that its name says. */
export function isPicture(body: Buffer, contentType: string): boolean {
  return formats[contentType]?.(body.toString('latin1')) ?? false;
}
