import { useEffect, useRef } from 'react';
import { contactLimits } from '../../../shared/contact-limits.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx';
import { TextAreaField } from '../../ui/inputs/text-area-field.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { messages } from './messages.ts';
import { trapName, useContactForm } from './use-contact-form.ts';

/** The length at which the form starts to show how many characters are left. */
const longMessage = contactLimits.message * 0.9;
const words = messages.fields;

export function ContactForm() {
  const { fields, form, isBusy, isSent, writeAnother } = useContactForm();
  if (isSent) return <SentNote onPress={writeAnother} />;
  return (
    <>
      <form {...form.props} className="grid gap-5.5 noscript:hidden">
        <div className="grid gap-x-5 gap-y-5.5 md:grid-cols-2">
          <TextField {...form.bind('name')} label={words.name} autoComplete="name" isRequired />
          <TextField
            {...form.bind('email')}
            label={words.email}
            type="email"
            hint={words.emailHint}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            isRequired
          />
        </div>
        <TextField {...form.bind('subject')} label={words.subject} autoComplete="off" />
        <TextAreaField
          {...form.bind('message')}
          label={words.message}
          hint={describeRoom(fields.message) ?? words.messageHint}
          isRequired
        />
        <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
          <label>
            {words.trap}
            <input
              type="text"
              name={trapName}
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore
              data-lpignore="true"
            />
          </label>
        </div>
        <ErrorSummary form={form} />
        <div>
          <Button
            type="submit"
            size="lg"
            isBusy={isBusy}
            busyLabel={messages.sending}
            className="max-md:w-full"
          >
            {messages.submit}
          </Button>
          <p className="mt-2.5 text-small text-muted">{messages.saved}</p>
        </div>
      </form>
      <p className="hidden noscript:block">
        {messages.withoutScripts.before}
        <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>
        {messages.withoutScripts.after}
      </p>
    </>
  );
}

/** Replaces the form, so that people can't miss that the message was sent. */
function SentNote({ onPress }: { onPress: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text, another } = messages.sent;
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-success-tint p-6">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 font-display text-h3">
        {title}
      </h3>
      <p>{text}</p>
      <Button variant="secondary" onClick={onPress}>
        {another}
      </Button>
    </div>
  );
}

function describeRoom(message: string): string | undefined {
  const { length } = message.trim();
  if (length < longMessage || length > contactLimits.message) return undefined;
  return messages.room(contactLimits.message - length);
}
