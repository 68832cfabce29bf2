import { contactDraftHours, hourMs } from '../../../shared/lifetimes.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { fields, text } from '../../lib/light-checks.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { type ContactFields, emptyFields } from './contact-fields.ts';

export type Draft = {
  fields: ContactFields;
  /** The id that this exact text was last sent with. */
  messageId?: string;
};

/** What was typed and not sent. */
export const contactDraft = createStoredValue({
  area: 'local',
  key: `${brand.slug}.contact`,
  version: 1,
  maxAge: contactDraftHours * hourMs,
  schema: fields<Draft>(
    { fields: emptyFields },
    {
      fields: fields(emptyFields, { name: text, email: text, subject: text, message: text }),
      messageId: text,
    },
    ['fields'],
  ),
});
