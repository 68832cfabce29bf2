import { brand } from '../../../shared/brand.ts';
import { contactLimits } from '../../../shared/contact-limits.ts';
import { formatCount } from '../../../shared/format/plurals.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { TextAreaField } from '../../ui/inputs/text-area-field.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { trapName, useContactForm } from './use-contact-form.ts';

/** The length from which the form shows how much room is left. */
const longMessage = contactLimits.message * 0.9;

export function ContactForm() {
  const { fields, form, isBusy } = useContactForm();

  return (
    <>
      <form {...form.props} className="grid gap-5.5 noscript:hidden">
        <div className="grid gap-x-5 gap-y-5.5 md:grid-cols-2">
          <TextField {...form.bind('name')} label="Name" autoComplete="name" isRequired />
          <TextField
            {...form.bind('email')}
            label="Email"
            type="email"
            hint="We’ll reply to this address."
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            isRequired
          />
        </div>
        <TextField {...form.bind('subject')} label="Subject (optional)" autoComplete="off" />
        <TextAreaField
          {...form.bind('message')}
          label="Message"
          hint={describeRoom(fields.message) ?? 'Please leave out health details and policy numbers.'}
          isRequired
        />
        <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
          <label>
            Leave this empty
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
        <div>
          <Button type="submit" size="lg" isBusy={isBusy} busyLabel="Sending..." className="max-md:w-full">
            Send Message
          </Button>
          <p className="mt-2.5 text-small text-muted">
            Until you send it, your message is saved in this browser for a day.
          </p>
        </div>
      </form>
      <p className="hidden noscript:block">
        The form needs JavaScript, which is turned off in your browser. Please write to{' '}
        <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink> instead.
      </p>
    </>
  );
}

function describeRoom(message: string): string | undefined {
  const { length } = message.trim();
  if (length < longMessage || length > contactLimits.message) return undefined;
  const left = contactLimits.message - length;
  return formatCount(left, { one: '# character left.', other: '# characters left.' });
}
