import { createYesNoReader } from './create-yes-no-reader.ts';
import { findMention, offer, type Reading, topicValue } from './reading.ts';

const medicine =
  /\b(?:meds?|medication\w*|medicat\w+|medecin\w*|medicines?|prescri\w+|perscri\w+|rx|pills?|tablets?|statins?|insulin|metformin|lisinopril|atorvastatin|lipitor|levothyroxine|synthroid|amlodipine|losartan|omeprazole|zoloft|lexapro|prozac|adderall|albuterol|inhaler|antidepressants?|blood thinners?|ozempic|xanax|gabapentin|prednisone|humira|ssri|beta blockers?|warfarin|eliquis|crestor|ambien|accutane|tamoxifen|[a-z]{3,}(?:statin|pril|sartan|olol|oxetine|prazole|cillin|formin|gliptin|zepam|zolam|dipine|thiazide|xaban))\b/;
const harmless =
  /\b(?:vitamins?|supplements?|over[- ]the[- ]counter|otc|ibuprofen|advil|tylenol|aspirin|melatonin|allergy|claritin|zyrtec|multivitamins?|protein|creatine)\b/;

function readTopic({ text }: { text: string }, isAsked: boolean): Reading | undefined {
  const named = findMention(text, medicine);
  const other = isAsked ? readAsked(text, named?.isNegated === false) : undefined;
  if (other || !named) return other;
  if (named.isNegated) return topicValue('No');
  if (/\b(?:used to|stopped|off|came off|no longer|in the past|quit|was on|were on|finished)\b/.test(text))
    return isAsked ? offer(['Yes', 'No'], 'The question is about what you take now.', 'topic') : undefined;
  const isOwn = /\b(?:i|i'm|i've|take|taking|on)\b/.test(text);
  return isAsked || isOwn ? topicValue('Yes') : undefined;
}

/** What is said of medications without naming one that is prescribed. */
function readAsked(text: string, isNamed: boolean): Reading | undefined {
  if (isNamed) return undefined;
  if (harmless.test(text)) {
    const isAll = /\b(?:just|only|nothing but|besides|except|other than|unless)\b|^no\b/.test(text);
    return isAll
      ? topicValue('No')
      : offer(['Yes', 'No'], 'Only medications that a doctor prescribed count.', 'topic');
  }
  if (/\bbirth control\b|\bthe pill\b/.test(text))
    return offer(['Yes', 'No'], 'Anything that a doctor prescribed counts.', 'topic');
  if (/\b(?:take|on|taking) (?:nothing|none|no\b|zero)/.test(text)) return topicValue('No');
  const isPrescribed = /\bfrom (?:the|my|a) (?:doc|doctor|physician|dr)\b|\b\d+ ?mg\b/.test(text);
  const isSome = /^(?:yes,? )?(?:i )?(?:do )?take (?:one|two|some|something|a few|several|\d+)\b/.test(text);
  return (isPrescribed && !/^(?:no|not|nothing)\b/.test(text)) || isSome ? topicValue('Yes') : undefined;
}

export const medicationsReader = createYesNoReader({ slot: 'medications', readTopic });
