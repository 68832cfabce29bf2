import { keepDigits } from '../../../shared/validation/digits.ts';

const codeLength = 6;

/** Keeps up to six digits of the typed or pasted text. */
export function cleanCode(text: string): string {
  return keepDigits(text).slice(0, codeLength);
}

export function isCompleteCode(code: string): boolean {
  return code.length === codeLength;
}
