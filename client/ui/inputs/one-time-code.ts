/** The length of a one-time code. */
const codeLength = 6;

/** What a code field keeps of typed or pasted text: up to six digits. */
export function cleanCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength);
}

export function isCompleteCode(code: string): boolean {
  return code.length === codeLength;
}
