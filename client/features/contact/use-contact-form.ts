import { type RefObject, useEffect, useRef, useState } from 'react';
import { createRandomUuid } from '../../lib/random-uuid.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import {
  type ContactFaults,
  type ContactField,
  type ContactFields,
  contactFields,
  emptyFields,
  findFaults,
} from './contact-fields.ts';
import { contactDraft, type Draft } from './draft.ts';
import { sendContactMessage } from './send-message.ts';

const emptyDraft: Draft = { fields: emptyFields };

/**
 * The contact form. What is typed stays, over failures and reloads, until the server has stored it. The same words are
 * always sent under the same id, so that a second try cannot make two messages of them.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(emptyDraft);
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set());
  const [serverFaults, setServerFaults] = useState<ContactFaults>({});
  const restored = useRef<Draft>(emptyDraft);
  const { isBusy, attempt } = useAttempt();
  const { fields } = draft;
  const faults = findFaults(fields);

  useEffect(() => {
    const kept = contactDraft.read() ?? emptyDraft;
    const typed = readTyped(form.current);
    restored.current = kept;
    setDraft(Object.keys(typed).length > 0 ? { fields: { ...kept.fields, ...typed } } : kept);
  }, [form]);

  useEffect(() => {
    if (draft !== emptyDraft && draft !== restored.current) contactDraft.write(draft);
  }, [draft]);

  function change(field: ContactField, text: string) {
    setServerFaults(({ [field]: _mended, ...others }) => others);
    setDraft((before) => ({ fields: { ...before.fields, [field]: text } }));
  }

  function submit(reference: string) {
    if (isBusy) return;
    setLeft(new Set(contactFields));
    const firstFault = contactFields.find((field) => faults[field]);
    if (firstFault) {
      focusField(form.current, firstFault);
      return;
    }
    const messageId = draft.messageId ?? createRandomUuid();
    setDraft({ fields, messageId });
    void attempt({
      failureTitle: 'Error Sending Message',
      work: async () => {
        await sendContactMessage({ ...fields, messageId, ...(reference && { reference }) });
        contactDraft.remove();
        // What was changed while it was on its way has not been sent, and stays.
        setDraft((now) => (now.fields === fields ? emptyDraft : now));
        setLeft(new Set());
        toast.success({
          title: 'Message Sent Successfully!',
          description: "We'll get back to you within 24 hours.",
        });
      },
      onFailure: (failure) => {
        setServerFaults(failure.fields);
        const refused = contactFields.find((field) => failure.fields[field]);
        if (refused) focusField(form.current, refused);
      },
    });
  }

  return {
    fields,
    isBusy,
    change,
    submit,
    leave: (field: ContactField) => {
      if (fields[field] !== '') setLeft((before) => new Set(before).add(field));
    },
    /** What is wrong with a field, once it is time to say so. */
    getFault: (field: ContactField) => serverFaults[field] ?? (left.has(field) ? faults[field] : undefined),
  };
}

function focusField(form: HTMLFormElement | null, field: ContactField) {
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

/** What people, or their browser, filled in before React was there to notice. */
function readTyped(form: HTMLFormElement | null): Partial<ContactFields> {
  const typed: Partial<ContactFields> = {};
  if (!form) return typed;
  const data = new FormData(form);
  for (const field of contactFields) {
    const text = data.get(field);
    if (typeof text === 'string' && text !== '') typed[field] = text;
  }
  return typed;
}
