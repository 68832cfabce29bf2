import { createYesNoReader } from './create-yes-no-reader.ts';
import { findMention, offer, type Reading, topicValue } from './reading.ts';

const anyCondition =
  /\b(?:(?:health|medical|heart|major|pre-?existing|serious|chronic|existing|underlying|known)(?: (?:health|medical))? (?:conditions?|issues?|problems?|diagnos[ei]s|illness(?:es)?|history)|conditions|pre-?existing|diagnos(?:ed|is|es)|major illness(?:es)?|serious illness)\b/;
const major =
  /\b(?:diabet\w*|diabeet\w*|cancer(?! sticks?)|leukemia|lymphoma|melanoma|tumor|heart (?:disease|attack|failure|condition|problem|surgery)|stroke|copd|emphysema|hiv|aids|kidney (?:disease|failure)|dialysis|cirrhosis|hepatitis|liver disease|multiple sclerosis|parkinson'?s?|als|lupus|crohn'?s?|epilepsy|transplant|bypass|stents?|pacemaker|in remission|survivor|chemo\w*|tbi|afib)\b/;
const unclear =
  /\b(?:high blood pressure|blood pressure|hypertension|cholesterol|asthma|anxiety|depression|thyroid|arthritis|sleep apnea|apnea|migraines?|allerg\w+|acid reflux|gerd|overweight|obes\w+|bipolar|adhd|covid|eczema|back pain|ulcer|gout|anemia|prediabet\w*|pre-diabet\w*)\b/;
const note = 'Major means something like heart disease, cancer, stroke or diabetes.';

/** `I don't have cancer anymore`: the denial is of now. */
const isFormer =
  /\b(?:any ?more|since|didn't know|until|till?|yet|again|still|no longer|thought|another|recent\w*|lately)\b/;

function readTopic({ text }: { text: string }, isAsked: boolean): Reading | undefined {
  if (/\b(?:family|runs in)\b/.test(text) && !isAsked) return undefined;
  if (/\b(?:scared|afraid|worried|in case|risk) of?\b/.test(text)) return undefined;
  const general = findMention(text, anyCondition);
  const named = findMention(text, /\bpre-?diabet/.test(text) ? unclear : major);
  if (/\b(?:cancer|tumor|disease|diabetes)[- ]free\b/.test(text)) return isAsked ? offerFormer() : undefined;
  if (named && !named.isNegated) return topicValue('Yes');
  if (named && isAsked) return isFormer.test(text) ? offerFormer() : topicValue('No');
  if (isAsked && findMention(text, unclear)?.isNegated === false)
    return /^yes\b/.test(text) ? topicValue('Yes') : offer(['Yes', 'No'], note, 'topic');
  if (general?.isNegated || /\bclean bill of health\b/.test(text)) return topicValue('No');
  return isAsked ? readAsked(text, general !== undefined) : undefined;
}

function offerFormer(): Reading {
  return offer(['Yes', 'No'], 'An illness that is over counts, too.', 'topic');
}

function readAsked(text: string, isGeneral: boolean): Reading | undefined {
  if (
    /^(?:i'm )?(?:perfectly |totally |completely |very )?healthy\b|\bnothing (?:major|serious)\b|^i'm (?:fine|ok|okay|all good)$/.test(
      text,
    )
  )
    return topicValue('No');
  const isOwn = /\b(?:i have|i've|i was|been|got|was)\b/.test(text);
  const isCondition = /\b(?:conditions?|diagnosed|problems?|issues?)\b/.test(text);
  return isGeneral && isOwn && isCondition ? topicValue('Yes') : undefined;
}

export const majorHealthConditionsReader = createYesNoReader({ slot: 'majorHealthConditions', readTopic });
