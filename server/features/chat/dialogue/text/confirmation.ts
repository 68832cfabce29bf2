import { says } from './patterns.ts';

const doubts =
  /\b(?:but|except|however|though|change|wrong|not|isn't|aren't|incorrect|wait|actually|almost|nearly|mostly|fix|update|edit|no|nope|other than|apart from)\b/;
const agreesFirst =
  /^(?:yes+|yep+|yup+|yeah+|yea|correct|confirmed|perfect|absolutely|(?:it |that |all |everything )?is (?:all )?(?:correct|right|good|fine))\b/;

/** A yes with a few more words that say nothing of their own: `yes, that is correct, thank you kindly`. */
function isShortYes(text: string): boolean {
  return agreesFirst.test(text) && text.split(' ').length <= 8 && !says('tells', text);
}

/** What a message says to the question whether the summary is right. Whatever is more than a yes is no yes. */
export function readConfirmation(text: string): 'confirm' | 'deny' | undefined {
  if (text.includes('?')) return undefined;
  const bare = text
    .replace(/[.]{2,}/g, ' ')
    .replace(/[.!,]+(?=\s|$)/g, '')
    .replace(/ +/g, ' ')
    .trim();
  if (says('denies', bare) && !/^no (?:that's|it's) (?:right|correct|good|fine|perfect)/.test(bare))
    return 'deny';
  // `Nope, all good` says that nothing is to change.
  const rest = bare.replace(
    /^(?:no|nope|nah)[, ]+(?=(?:that's|it's|all|looks|everything|it all|they|no|nothing)\b)/,
    '',
  );
  if (!says('agrees', rest) && !isShortYes(rest)) return undefined;
  const isPlain = !doubts.test(rest.replace(/\b(?:no changes|nothing to change|no (?=that's|it's))/g, ''));
  return isPlain ? 'confirm' : undefined;
}
