/** A line about a logo in CARRIERS_FILE that would be a broken picture. */
export function missingLogo(index: number, file: string, path: string): string {
  return `  carriers[${index}].logo: There is no file ${file} (.svg, .png, or .webp), and the site has no ${path}.`;
}
