import { useEffect, useRef, useState } from 'react';
import type { ContactRequest } from '../../../shared/api/messages.contract.ts';
import { contactDraftHours, hourMs } from '../../../shared/lifetimes.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { ApiError, call, NetworkError } from '../../lib/api-client.ts';
import { getTypedValues } from '../../lib/forms/get-typed-values.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { fields, text } from '../../lib/light-checks.ts';
import { createRandomUuid } from '../../lib/random-uuid.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { type ContactFields, emptyFields, findErrors } from './contact-fields.ts';
import { messages } from './messages.ts';

/** A field that only programs can see. Anything they enter is sent with the message. */
export const trapName = 'reference';

const emptyDraft: Draft = { fields: emptyFields };

/**
 * The contact form's state. The text survives errors and reloads until the server has stored it. The same text is
 * always sent with the same id, so that a second attempt doesn't create a second message.
 */
export function useContactForm() {
  const [draft, setDraft] = useState(emptyDraft);
  const restored = useRef<Draft>(emptyDraft);
  const [isSent, setIsSent] = useState(false);
  const { isBusy, attempt } = useAttempt();
  const { fields } = draft;
  const form = useForm({
    values: fields,
    onChange: (name, text) => setDraft((before) => ({ fields: { ...before.fields, [name]: text } })),
    validate: findErrors,
    onSubmit: send,
    isInert: isBusy,
  });
  const { ref } = form.props;

  useEffect(() => {
    const kept = contactDraft.read() ?? emptyDraft;
    const typed = getTypedValues(ref.current, emptyFields);
    restored.current = kept;
    setDraft(Object.keys(typed).length > 0 ? { fields: { ...kept.fields, ...typed } } : kept);
  }, [ref]);

  useEffect(() => {
    if (draft !== emptyDraft && draft !== restored.current) contactDraft.write(draft);
  }, [draft]);

  function send() {
    const messageId = draft.messageId ?? createRandomUuid();
    const { [trapName]: reference } = getTypedValues(ref.current, { [trapName]: '' });
    setDraft({ fields, messageId });
    void attempt({
      failureTitle: messages.failure.title,
      form,
      fallback: messages.failure.wordless,
      work: async () => {
        await sendContactMessage({ ...fields, messageId, ...(reference && { reference }) });
        contactDraft.remove();
        // Changes made while the message was being sent haven't been sent, so they stay.
        setDraft((now) => (now.fields === fields ? emptyDraft : now));
        form.reset();
        setIsSent(true);
      },
    });
  }

  return { fields, form, isBusy, isSent, writeAnother: () => setIsSent(false) };
}

const { unreadable, wordless } = messages.failure;

/** Sends a message to support. Throws an error with a message to show. */
export async function sendContactMessage(message: ContactRequest): Promise<void> {
  try {
    await call('POST /api/contact', { body: message });
  } catch (cause) {
    if (cause instanceof NetworkError) throw cause;
    if (!(cause instanceof ApiError)) {
      globalThis.reportError(cause);
      throw reword(500, 'internal', wordless);
    }
    if (cause.code === 'unreadable_answer') throw reword(cause.status, 'internal', unreadable);
    if (cause.message.trim() === '') throw reword(cause.status, cause.code, wordless);
    throw cause;
  }
}

function reword(status: number, code: ApiError['code'], message: string): ApiError {
  return new ApiError(status, { code, message, requestId: '' });
}

type Draft = {
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
