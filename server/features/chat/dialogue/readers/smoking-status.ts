import { createYesNoReader } from './create-yes-no-reader.ts';
import { isNegatedAt, offer, type Reading, topicValue } from './reading.ts';

const nicotine =
  /\b(?:smok(?:e|es|ed|er|ers|ing|in|ings)|smoek|smok|cigs?|cig(?:a|e)?ret(?:te|t)?s?|cigarr?ettes?|ciggies|ciggs?|cigars?|tobac+o|tabac+o|nicotine|nicotene|vap(?:e|es|er|ing|ed)|chewers?|dippers?|cancer sticks?|marlboros?|camels|newports|e-?cigs?|juul|chew(?:ing)?|snus|snuff|dip|zyns?|pouches|hookah|shisha|(?:a )?pack a day)\b/g;
const nonSmoker =
  /\b(?:non[- ]?(?:smoker|smoking|user)|smoke[- ]?free|tobacco[- ]?free|nicotine[- ]?free|never[- ]smoker|ex[- ]?smoker|former(?:ly)?(?: a)? smoker)\b/;
const stopped =
  /\b(?:been off|quit|quitted|stopped|(?:stop|quit|give up|gave up|left|leave|finish(?:ed)?|drop(?:ped)?) (?:to |the |with |with the |my )?(?:smok\w*|vap\w*|cig\w*|tobacco)|(?:i|have|already) stop|smok\w* (?:before|previously|long ago)|gave (?:it |them )?up|given (?:it |them )?up|kicked|used to|former(?:ly)?|ex[- ]?smoker|no longer|not any ?more|anymore|any more|in the past|years ago|back in (?:college|the day)|when i was|haven't (?:smoked|touched|had|vaped)|have not)\b/;
const trying =
  /\b(?:trying|try|want|planning|going|hoping|need|about|will|attempting|ought|have)(?: to)? (?:quit|stop|give up)|\b(?:should|must|gotta|could|wish i could|can|will|going to|soon) (?:quit|stop)|\bquitting\b|\bcutting (?:down|back)|\bcan't (?:quit|stop)\b|\b(?:started|smoking) again\b|\bstill smok|\brelapsed/;
/** `Quit smoking, using the patch`, `I quit every Monday`: an end that may be none. */
const replaces =
  /\b(?:patch(?:es)?|gum|nicorette|lozenges?|for (?:a |the |my )?(?:zyns?|vap\w+|pouches|juul|snus|chew)|now (?:i |just |only )?(?:smok\w*|vap\w*|us\w+|chew|dip)|every (?:day|week|month|year|monday)|\d+ times|(?:few|couple|several|many) times|again|three weeks|\d+ (?:days?|weeks?|hours?) ago|yesterday|last (?:week|night|month)|today)\b/;
const little =
  /\b(?:don't|not|doesn't|never)\b.*\b(?:much|a lot|often|every ?day|daily|heavily|that much|regularly|inside|indoors|at home|around)\b|\b(?:barely|hardly)\b/;
const cannabis = /\b(?:weed|marijuana|cannabis|pot|joints?|edibles?|420)\b/;
const sometimes =
  /^(?:(?:just|only|but|i do|yeah|yes|well)[, ]+)*(?:socially|occasionally|once in a while|on (?:the )?weekends|when (?:i'm )?(?:i )?(?:drink|drinking|out|partying)|at parties|a few (?:a|per) (?:day|week)|now and (?:then|again)|every (?:now and then|once in a while|day)|\d+ (?:a|per) (?:day|week)|(?:a|half a) pack)/;
const former =
  'You used it in the past and not now, so I put No. Carriers often ask when you last used it, so tell me if it was in the past 12 months.';

/** `I work at a vape shop` and `I'm around smoke` tell of no use. */
const elsewhere =
  /\b(?:vape|smoke|tobacco|cigar|hookah|cigarette) (?:shops?|stores?|farms?|company|fields?|industry|factory|bars?|lounges?)\b|\baround (?:\w+ )?smok\w*/g;

function readTopic(part: { text: string }, isAsked: boolean): Reading | undefined {
  const text = part.text.replace(elsewhere, '');
  const mentions = [...text.matchAll(nicotine)];
  if (mentions.length === 0 && !nonSmoker.test(text)) return isAsked ? readAsked(text) : undefined;
  if (trying.test(text)) return topicValue('Yes');
  if (nonSmoker.test(text)) return topicValue('No', /\b(?:ex|former)/.test(text) ? former : undefined);
  if (
    /\b(?:dip|chew(?:ing)?|pouches|pack a day)\b/.test(mentions[0]?.[0] ?? '') &&
    !isAsked &&
    !/tobacco|nicotine/.test(text)
  )
    return undefined;
  if (cannabis.test(text) && !/\b(?:cig|tobacco|nicotine|vap)/.test(text)) return askAboutCannabis(isAsked);
  if (
    /\bsmok(?:e|y|ing) (?:detector|alarm|signal|meat|brisket)|second ?hand|around smokers|\b(?:allergic to|hate|can't stand|smell of|smells? like)\b.*smok/.test(
      text,
    )
  )
    return undefined;
  if (little.test(text))
    return offer(['Yes', 'No'], 'Any use of tobacco or nicotine counts, also now and then.', 'topic');
  if (
    /\b(?:don't|not|never|haven't|can't|won't|couldn't) (?:\w+ )?(?:quit|stop|give up|gave up|drop|leave)/.test(
      text,
    )
  )
    return topicValue('Yes');
  if (stopped.test(text)) return readStopped(text);
  return readMentions(text, mentions);
}

/** An end that may be none, as with `quit, using the patch`, is asked back. */
function readStopped(text: string): Reading {
  return replaces.test(text)
    ? offer(['Yes', 'No'], 'Nicotine in any form counts.', 'topic')
    : topicValue('No', former);
}

function readMentions(text: string, mentions: readonly RegExpExecArray[]): Reading | undefined {
  // `One a day isn't smoking` owns up to it.
  if (/\b\d+ (?:a|per) day\b|\b(?:a|one|two) day\b/.test(text) && /n't|\bnot\b/.test(text))
    return offer(['Yes', 'No'], undefined, 'topic');
  const isAllNegated = mentions.every(({ index }) => isNegatedAt(text, index));
  if (isAllNegated) return topicValue('No');
  // `I smoked for years` leaves open whether that is over.
  if (
    mentions.length > 0 &&
    mentions.every(([word]) => /^(?:smoked|vaped)$/.test(word) || /\bi was\b.* smoker\b/.test(text))
  )
    return offer(['Yes', 'No'], undefined, 'topic');
  if (/\b(?:for smokers|smokers? (?:rates?|policy|insurance))\b/.test(text) && !/\b(?:i|i'm)\b/.test(text))
    return undefined;
  return topicValue('Yes');
}

function askAboutCannabis(isAsked: boolean): Reading | undefined {
  return isAsked
    ? offer(['Yes', 'No'], 'This question is about tobacco and nicotine, vaping included.', 'topic')
    : undefined;
}

/** Answers that do not name tobacco: `quit 5 years ago`, `socially`, `not anymore`. */
function readAsked(text: string): Reading | undefined {
  if (/\b(?:patch(?:es)?|nicorette|nicotine gum)\b/.test(text))
    return offer(['Yes', 'No'], 'Nicotine in any form counts.');
  if (cannabis.test(text)) return askAboutCannabis(true);
  if (
    /\b(?:never|haven't ever) (?:took|tried|started|did|have|touched|used|picked|got|will|liked)\b/.test(text)
  )
    return topicValue('No');
  if (trying.test(text)) return topicValue('Yes');
  if (
    /^(?:not any ?more|not since|not (?:in|for) (?:years|\d+|a long)|no longer|(?:i |i've )?(?:quit|stopped|gave (?:it )?up|used to|have quit)\b)/.test(
      text.replace(/^(?:no|nope|nah)[, ]+/, ''),
    )
  )
    return replaces.test(text)
      ? offer(['Yes', 'No'], 'Nicotine in any form counts.')
      : topicValue('No', former);
  if (sometimes.test(text)) return topicValue('Yes');
  if (/\b(?:barely|hardly|rarely|sometimes)\b/.test(text))
    return offer(['Yes', 'No'], 'Any use of tobacco or nicotine counts, also now and then.');
  return undefined;
}

export const smokingStatusReader = createYesNoReader({ slot: 'smokingStatus', readTopic });
