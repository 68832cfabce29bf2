import { useEffect, useRef, useState } from 'react';
import { getTypedValues } from '../../lib/forms/get-typed-values.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { createRandomUuid } from '../../lib/random-uuid.ts';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { emptyFields, findErrors } from './contact-fields.ts';
import { contactDraft, type Draft } from './draft.ts';
import { messages } from './messages.ts';
import { sendContactMessage } from './send-message.ts';

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
