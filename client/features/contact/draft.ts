import { brand } from '../../../shared/site/brand.data.ts';
import { fields, text } from '../../lib/light-checks.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { type ContactFields, emptyFields } from './contact-fields.ts';

export type Draft = {
  fields: ContactFields;
  /** The id that this exact text was last sent with. */
  messageId?: string;
};

/** What was typed in the last 24 hours and not sent. */
export const contactDraft = createStoredValue({
  area: 'local',
  key: `${brand.slug}.contact`,
  version: 1,
  maxAge: 24 * 3_600_000,
  schema: fields<Draft>(
    { fields: emptyFields },
    {
      fields: fields(emptyFields, { name: text, email: text, subject: text, message: text }),
      messageId: text,
    },
    ['fields'],
  ),
});
