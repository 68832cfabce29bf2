/** Returns the first letters of the first and last words of a name, in capitals: `Danielle R.` becomes `DR`. */
export function buildInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.slice(0, 1).toUpperCase()).join('');
}
