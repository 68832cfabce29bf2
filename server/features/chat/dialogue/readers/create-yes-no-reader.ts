import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { Part } from '../text/message-parts.ts';
import { hasUnreadDenial } from '../text/unread-words.ts';
import { bareValue, offer, type Reader, type Reading, topicValue } from './reading.ts';
import { readLeadingYesNo, readVerdict, readYesNo } from './yes-no.ts';

const yesOrNo = ['Yes', 'No'] as const;

/** A reader of a yes/no slot: its topic first, then yes or no where it is asked. */
export function createYesNoReader(options: {
  slot: SlotId;
  includesOthers?: boolean;
  readTopic: (part: Part, isAsked: boolean) => Reading | undefined;
}): Reader {
  const { slot, includesOthers = false, readTopic } = options;
  return {
    slot,
    includesOthers,
    read(part, isAsked) {
      const verdict = isAsked ? readVerdict(part.text) : undefined;
      if (verdict) return topicValue(verdict);
      const topic = doubt(part.text, readTopic(part, isAsked));
      if (!isAsked || part.kind === 'others') return topic;
      const lead = readLeadingYesNo(part.text);
      if (topic)
        return contradicts(topic, lead ?? readFirstWord(part.text))
          ? offer(yesOrNo, undefined, 'topic')
          : topic;
      if (lead) return bareValue(lead);
      return readYesNo(part.text) === 'unsure' ? offer(yesOrNo) : undefined;
    },
  };
}

/** A word that looks like a misspelled denial may turn a yes round, so that is asked back. */
function doubt(text: string, topic: Reading | undefined): Reading | undefined {
  const isDoubtful = topic?.kind === 'value' && topic.value === 'Yes' && hasUnreadDenial(text);
  return isDoubtful ? offer(yesOrNo, undefined, 'topic') : topic;
}

/** A no before words that say yes may be a misspelled denial, as in `nah nevrr smoked`: that is asked back, too. */
function readFirstWord(text: string): 'Yes' | 'No' | undefined {
  if (/^(?:no+|nah+|nope+|na)\b/.test(text)) return 'No';
  return /^(?:yes+|yea+h*|yep|yup)\b/.test(text) ? 'Yes' : undefined;
}

function contradicts(topic: Reading, lead: 'Yes' | 'No' | undefined): boolean {
  return topic.kind === 'value' && lead !== undefined && topic.value !== lead;
}
