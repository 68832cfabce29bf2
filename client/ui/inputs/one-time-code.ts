const codeLength = 6;

/** Keeps up to six digits of the typed or pasted text. */
export function cleanCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength);
}

export function isCompleteCode(code: string): boolean {
  return code.length === codeLength;
}
