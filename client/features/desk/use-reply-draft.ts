import { useState } from 'react';
import { brand } from '../../../shared/site/brand.data.ts';
import { fields, text } from '../../lib/light-checks.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { useAuth } from '../account/index.ts';

const parse = fields({ text: '' }, { text });

/** The answer to a message that this operator is writing in this tab. */
export function useReplyDraft(messageId: string): StoredValue<{ text: string }> {
  const { state } = useAuth();
  const owner = state.status === 'signed-in' ? state.user.id : undefined;
  const [draft] = useState(() =>
    createStoredValue({
      area: 'session',
      key: `${brand.slug}.reply.${messageId}`,
      version: 1,
      owner,
      schema: parse,
    }),
  );
  return draft;
}
