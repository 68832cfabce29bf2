import { readFileSync } from 'node:fs';
import { describeLicensedStates } from '../../../../shared/company/licensed-states.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { companyClaims } from '../../../../shared/site/claims.data.ts';
import { directory } from '../../../../shared/site/directory.data.ts';
import { licensing } from '../../../../shared/site/licensing.data.ts';
import { replyTimes } from '../../../../shared/site/reply-times.data.ts';
import { licensedText, ratedText } from './messages.ts';

/**
 * The most likely questions, with answers of our own. If the text is empty, the page answers. The name is the place that
 * the answer cites and, where several cite it, what it is about.
 */
export type OwnAnswer = { name: string; path: string; text: string; asks: readonly string[] };

/** What the answers say about the company and its carriers, by the name in braces. */
const details: Readonly<Record<string, () => string>> = {
  carriers: listCarrierRows,
  licensed: () => licensedText(describeLicensedStates(licensing.licenses)),
  reviews: () => ratedText(companyClaims.reviews),
  contactReply: () => replyTimes.contact,
  supportEmail: () => brand.supportEmail,
  supportPhone: () => brand.supportPhone,
  supportHours: () => brand.supportHours,
  lowestRating: () => companyClaims.lowestRating,
};

export const ownAnswers = readOwnAnswers(
  readFileSync(new URL('./data/own-answers.md', import.meta.url), 'utf8'),
);

/** Counts only the carriers that people are matched with. */
function listCarrierRows(): string {
  return matchedCarriers
    .flatMap(({ id, name }) => {
      const listed = directory.carriers.find(({ slug }) => slug === id);
      return listed ? [`| ${name} | ${listed.strengths[0]} | ${listed.amBestRating} |`] : [];
    })
    .join('\n');
}

/** Each answer is a heading with its name, lines with a question mark before them, and its text. */
function readOwnAnswers(markdown: string): readonly OwnAnswer[] {
  return markdown
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const [path = ''] = name.split(' ');
      return {
        name,
        path,
        text: lines
          .filter((line) => !line.startsWith('? '))
          .join('\n')
          .replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => details[name]?.() ?? '')
          .trim(),
        asks: lines.filter((line) => line.startsWith('? ')).map((line) => line.slice(2)),
      };
    });
}
