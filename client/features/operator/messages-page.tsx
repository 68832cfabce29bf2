import { useCallback, useState } from 'react';
import { type InboxMark, inboxFilters, type OperatorMessage } from '../../../shared/api/operator/schemas.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { call } from '../../lib/api-client.ts';
import { useForm, useFormValues } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { TextAreaField } from '../../ui/inputs/text-area-field.tsx';
import { useAccountAttempt } from '../account/index.ts';
import { DeskContent, useDeskData } from './desk-data.tsx';
import { DeskSection } from './desk-section.tsx';
import { messages } from './messages.ts';

const words = messages.messages;

/** The inbox of the contact form. */
export function MessagesPage() {
  const [filter, setFilter] = useState('open');
  const load = useCallback(() => call('GET /api/operator/messages', { query: { filter } }), [filter]);
  const loaded = useDeskData(load);
  return (
    <>
      <Select
        label={words.filter}
        name="filter"
        options={inboxFilters.map((value) => ({ value, label: words.filters[value] }))}
        value={filter}
        onChange={setFilter}
        className="max-w-60"
      />
      <DeskContent loaded={loaded}>
        {({ messages: found }) =>
          found.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            found.map((message) => (
              <MessageCard key={message.id} message={message} onChange={loaded.reload} />
            ))
          )
        }
      </DeskContent>
    </>
  );
}

type MessageProps = { message: OperatorMessage; onChange: () => void };

function MessageCard({ message, onChange }: MessageProps) {
  const { id, name, email, subject, message: text, createdAt, readAt, answeredAt, spamAt } = message;
  const [isReplying, setIsReplying] = useState(false);
  const { attempt, isBusy, dialog } = useAccountAttempt();

  function mark(chosen: InboxMark) {
    void attempt({
      failureTitle: messages.failed,
      work: async () => {
        await call('POST /api/operator/messages/{id}/mark', { path: { id }, body: { mark: chosen } });
        onChange();
      },
    });
  }

  const marks: readonly InboxMark[] = [
    readAt ? 'unread' : 'read',
    answeredAt || spamAt ? 'open' : 'answered',
    ...(spamAt ? [] : (['spam'] as const)),
  ];
  return (
    <DeskSection
      title={subject ?? words.noSubject}
      side={
        <>
          {!readAt && <Badge tone="neutral">{words.badges.unread}</Badge>}
          {answeredAt && <Badge tone="success">{words.badges.answered}</Badge>}
          {spamAt && <Badge tone="danger">{words.badges.spam}</Badge>}
        </>
      }
    >
      <p className="text-small wrap-anywhere text-muted">
        {words.from(name, email)}, {formatDateTime(createdAt)}
      </p>
      <p className="mt-3 max-w-prose whitespace-pre-wrap wrap-anywhere">{text}</p>
      {isReplying ? (
        <ReplyForm message={message} onSent={onChange} onCancel={() => setIsReplying(false)} />
      ) : (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button size="sm" onClick={() => setIsReplying(true)}>
            {words.reply}
          </Button>
          {marks.map((each) => (
            <Button
              key={each}
              size="sm"
              variant="secondary"
              aria-disabled={isBusy}
              onClick={() => mark(each)}
            >
              {words.actions[each]}
            </Button>
          ))}
        </div>
      )}
      {dialog}
    </DeskSection>
  );
}

function ReplyForm({
  message: { id, email },
  onSent,
  onCancel,
}: {
  message: OperatorMessage;
  onSent: () => void;
  onCancel: () => void;
}) {
  const { values, onChange } = useFormValues({ text: '' });
  const { attempt, isBusy, dialog } = useAccountAttempt();
  const form = useForm({
    values,
    onChange,
    validate: ({ text }) => ({ text: text.trim() === '' ? words.emptyReply : undefined }),
    isInert: isBusy,
    onSubmit: () =>
      void attempt({
        failureTitle: messages.failed,
        form,
        work: async () => {
          await call('POST /api/operator/messages/{id}/reply', { path: { id }, body: { text: values.text } });
          toast.success({ title: words.sent });
          onSent();
        },
      }),
  });
  return (
    <>
      <form {...form.props} className="mt-5 grid gap-4">
        <TextAreaField {...form.bind('text')} label={words.replyTo(email)} hint={words.replyHint} />
        <ErrorSummary form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {words.send}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}
