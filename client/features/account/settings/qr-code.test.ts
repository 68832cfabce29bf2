import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { buildQrPath } from './qr-code.tsx';

it('joins neighbors in a row, and leaves gaps', () => {
  expect(
    buildQrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

it('covers every dark module of a code once', () => {
  const { data } = encode('otpauth://totp/Example:ada?secret=JBSWY3DPEHPK3PXP');
  const lengths = [...buildQrPath(data).matchAll(/h(\d+)v/g)].map(([, length]) => Number(length));
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(data.flat().filter(Boolean).length);
});
