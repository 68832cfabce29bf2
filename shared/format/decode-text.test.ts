import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'click id;“Kč”\r\n';

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, as Excel’s “Unicode Text”', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 in the other order', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('decodes %s', (_name, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

it('decodes Windows-1252, as Excel’s “CSV” on Windows', () => {
  expect(decodeText(Buffer.from([0x50, 0xe9, 0x72, 0x65, 0x7a, 0x96]))).toBe('Pérez–');
});
