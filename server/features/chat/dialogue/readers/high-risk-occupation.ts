import { createYesNoReader } from './create-yes-no-reader.ts';
import { findMention, offer, type Reading, topicValue } from './reading.ts';

const risky =
  /\b(?:roof(?:er|ing)|logg(?:er|ing)|lumberjack|(?:coal |gold |underground )?min(?:er|ing)|(?:commercial|deep[- ]sea|crab) fish\w*|commercial diver|fire ?fight\w*|fireman|oil (?:rig|field)\w*|offshore|steel ?worker|iron ?worker|line(?:man|worker)|bomb (?:squad|disposal)|explosives?|demolition|stunt\w*|bush pilot|crop duster|high[- ]rise window|tower climber|underwater weld\w*|wild(?:land)? ?fires?|smoke ?jumper|hot ?shot crew|rough ?necks?|tower (?:climb\w+|dog)|climb(?:ing)? (?:cell |radio )?towers?|wind turbine|(?:crab|fishing) boat|lobster ?(?:man|boat)|sand ?hog|blaster|high[- ]voltage|power ?lines?|choker setter|radioactive)\b/;
const arguable =
  /\b(?:police|cop|officer|sheriff|construction|truck(?:er)?|driver|electrician|pilot|military|army|navy|marines?|air force|soldier|security|farm\w*|welder|mechanic|factory|warehouse|correction\w*|paramedic|emt|landscap\w*|tree|crane|machinist|plumber|carpenter|delivery)\b/;
const safe =
  /\b(?:desk|office|computer\w*|software|developer|programmer|(?<!(?:combat|locomotive|flight|train|field|drilling|marine|railroad|blasting) )engineer|teacher|accountant|account\w*|nurse|doctor|lawyer|attorney|work (?:from|at) home|wfh|remote(?:ly)?|retired|student|stay[- ]at[- ]home|homemaker|housewife|unemployed|sales|marketing|manager|admin\w*|retail|cashier|consultant|analyst|librarian|designer|writer|banker|hr|receptionist|secretary|in it|it (?:job|work|guy|support|manager|specialist|department)|(?:in|big|for a) tech|tech (?:job|company|support|industry|worker|guy)|data|not working|don't work|cubicle|professor|dentist|pharmacist|barista|waiter|waitress|hairdresser|realtor|real estate|insurance|(?:clean|sweep)(?:s|ing)? (?:houses|homes|offices|rooms)|house ?(?:keeper|cleaner|cleaning)|diner|graphic|school|library|nanny|babysit\w*|paralegal)\b/;
const topic = /\b(?:(?:high[- ]?risk|dangerous|risky|hazardous) (?:job|occupation|work|profession|career))\b/;

function readTopic({ text }: { text: string }, isAsked: boolean): Reading | undefined {
  const named = findMention(text, risky);
  const isPast = /\b(?:used to|retired|former(?:ly)?|ex-|turned)\b/.test(text);
  if (named && !isPast) {
    if (named.isNegated) return isAsked ? topicValue('No') : undefined;
    if (
      isAsked &&
      /\b(?:compan(?:y|ies)|office|books|accounting|supervis\w+|inspect\w+|dispatch\w*)\b/.test(text)
    )
      return offer(['Yes', 'No'], undefined, 'topic');
    const isOwn = isAsked || /\b(?:i'm|i work|work|job|as an?|by trade)\b/.test(text);
    return isOwn ? topicValue('Yes') : undefined;
  }
  const general = findMention(text, topic);
  if (general?.isNegated) return topicValue('No');
  if (general) return isAsked || /\bi have|i've\b/.test(text) ? topicValue('Yes') : undefined;
  return isAsked ? readAsked(text, named !== undefined) : undefined;
}

/** Jobs by name, where the question is about them: those between safe and risky are asked back. */
function readAsked(text: string, isFormer: boolean): Reading | undefined {
  if (isFormer) return offer(['Yes', 'No'], 'The question is about your work now.', 'topic');
  const harmless = findMention(text, safe);
  // `No desk job for me` and `nothing safe about it` tell what it is not.
  if (harmless?.isNegated && !/^(?:no|nope|nah)[, ]/.test(text))
    return offer(['Yes', 'No'], undefined, 'topic');
  if (harmless && !arguable.test(text)) return /^yes\b/.test(text) ? undefined : topicValue('No');
  if (/\b(?:nothing|not|isn't|ain't|never|hardly) (?:\w+ )?(?:safe|boring)\b|\bfar from\b/.test(text))
    return offer(['Yes', 'No'], undefined, 'topic');
  if (
    /\b(?:safe|boring|low[- ]risk|(?:not|no|nothing) (?:very |really |too |that )?(?:danger(?:ous)?|risky?|high[- ]risk))\b/.test(
      text,
    )
  )
    return topicValue('No');
  const maybe = findMention(text, arguable);
  if (maybe && !/^(?:yes|no)\b/.test(text))
    return maybe.isNegated
      ? topicValue('No')
      : offer(['Yes', 'No'], 'Roofing, logging, mining and commercial fishing count for certain.', 'topic');
  return undefined;
}

export const highRiskOccupationReader = createYesNoReader({ slot: 'highRiskOccupation', readTopic });
