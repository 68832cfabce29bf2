import { formatNumber } from '../../../shared/format/numbers.ts';
import { formatCount } from '../../../shared/format/plurals.ts';

const maxErrors = 20;

function listErrors(errors: readonly string[]): string {
  const rest = errors.length - maxErrors;
  const lines = rest > 0 ? [...errors.slice(0, maxErrors), fileErrors.andMore(rest)] : errors;
  return lines.map((error) => `  ${error}`).join('\n');
}

export const fileErrors = {
  wrong: (file: string, errors: readonly string[]) =>
    `CARRIERS_FILE ${file} has ${formatCount(errors.length, { one: '# error', other: '# errors' })}:\n${listErrors(errors)}`,
  unrendered: (reason: string) =>
    `The pages cannot be rendered with BRAND_FILE and CARRIERS_FILE: ${reason.split('\n')[0]?.replace(/\.$/, '')}. Run \`npm run build\`.`,
  renderedTooSlowly: (seconds: number) =>
    `it took longer than ${formatCount(seconds, { one: '# second', other: '# seconds' })}`,
  renderedNothing: (code: number) => `the program that renders them exited with ${code}`,
  none: 'Must name at least one.',
  tooMany: (max: number) => `Must name at most ${max}.`,
  order: 'Must not be above max.',
  state: 'Must be the full name of a US state.',
  states: 'Must be the word all, or an object with a list of states as only or except.',
  website: 'Must be a web address that starts with https://.',
  decision: 'Must have withoutExam, withExam, or both.',
  exam: 'Must be present if, and only if, noMedicalExamAvailable is true.',
  logo: (name: string, problem: string) => `The logo of ${name}: ${problem}`,
  logoMissing: (file: string, path: string) =>
    `There is no file ${file} (.svg, .png, or .webp), and the site has no ${path}.`,
  logoIsFolder: (file: string) => `${file} is a folder or a device. It must be a file.`,
  logoUnreadable: (file: string, code: string) => `${file} cannot be read (${code}).`,
  logoIsActive: (file: string) => `${file} must be an SVG without scripts or links.`,
  logoIsOther: (file: string) => `${file} is not the kind of image that its extension says it is.`,
  logoTooLarge: (file: string, mebibytes: number) => `${file} can be at most ${mebibytes} MiB.`,
  tooManyCarriers: (max: number, found: number) =>
    `Must have at most ${max} carriers, but it has ${formatNumber(found)}.`,
  andMore: (count: number) => formatCount(count, { one: 'And # more.', other: 'And # more.' }),
} as const;

/** The logo's alternative text. */
export const logoOf = (name: string) => `${name} logo`;
