import type { Part } from '../text/message-parts.ts';
import { createYesNoReader } from './create-yes-no-reader.ts';
import { findMention, isNegatedAt, offer, type Reading, topicValue } from './reading.ts';

const near =
  /\b(?:moms?|mums?|mothers?|dads?|fathers?|parents?|brothers?|sisters?|siblings?|folks)(?:'s)?\b(?!-in-law)/;
const far = /\b(?:grand\w+|aunts?|uncles?|cousins?)\b/;
const illness =
  /\b(?:(?:died|dead) (?:of|from) (?:a |his |her |the )?heart|bad heart|heart (?:trouble|patient|disease|attacks?|failure|problems?|conditions?|issues?|surgery)|strokes?|cancer|diabet\w*|alzheimer'?s?|dementia|parkinson'?s?|kidney (?:disease|failure)|leukemia|tumou?r|aneurysm|huntington'?s?|als)\b/;
const topic =
  /\b(?:family (?:medical |health )?history|history in (?:my|the) family|runs? in (?:my|the|our) family|in (?:my|the|our) family|family illness\w*|hereditary|genetic)\b/;
const byMarriage = /\b(?:in[- ]laws?|husband|wife|spouse|step\w*|(?:dog|cat|horse)s?)\b/;
const isOwnIllness = /^(?:i|i've) (?:had|have|got|was|survived|beat)\b/;

function readTopic({ text }: Part, isAsked: boolean): Reading | undefined {
  const named = findMention(text, illness);
  const general = findMention(text, topic);
  if (byMarriage.test(text)) return undefined;
  if (far.test(text) && !near.test(text)) return isAsked && named ? offerNear() : undefined;
  if (near.test(text) && named) return readNear(text, named.isNegated, isAsked);
  if (isAsked && near.test(text) && /\b(?:did|does|has|had)(?: it| one)?(?: too)?$/.test(text))
    return offer(['Yes', 'No'], undefined, 'topic');
  if (general) return readGeneral(text, general.isNegated, named !== undefined);
  if (!isAsked) return undefined;
  if (named && isOwnIllness.test(text))
    return offer(['Yes', 'No'], 'Parents, brothers and sisters count.', 'topic');
  if (named) return topicValue(named.isNegated ? 'No' : 'Yes');
  if (/\b(?:everyone|everybody|all|both|parents|they)\b.*\b(?:healthy|fine|well|alive|good|ok)\b/.test(text))
    return topicValue('No');
  if (/\b(?:no one|nobody|noone|none of them)\b/.test(text)) return topicValue('No');
  return undefined;
}

function readGeneral(text: string, isNegated: boolean, hasIllness: boolean): Reading | undefined {
  if (isNegated || /\b(?:no one|nobody|noone|none|nothing)\b/.test(text)) return topicValue('No');
  if (/\b(?:longevity|long li(?:fe|ves)|good (?:genes|health))\b/.test(text))
    return offer(['Yes', 'No'], undefined, 'topic');
  if (/\bunknown\b|\bdon't know\b|\bnot sure\b/.test(text)) return undefined;
  const isSaid = hasIllness || /\b(?:runs|have|has|there's|there is|yes|bad|some|strong)\b/.test(text);
  return isSaid ? topicValue('Yes') : undefined;
}

function readNear(text: string, isNegated: boolean, isAsked: boolean): Reading | undefined {
  if (isNegated) return isAsked ? topicValue('No') : undefined;
  const person = near.exec(text);
  if (person && isNegatedAt(text, person.index)) return isAsked ? topicValue('No') : undefined;
  return topicValue('Yes');
}

function offerNear(): Reading {
  return offer(['Yes', 'No'], 'Parents, brothers and sisters count.', 'topic');
}

export const familyHistoryReader = createYesNoReader({
  slot: 'familyHistory',
  includesOthers: true,
  readTopic,
});
