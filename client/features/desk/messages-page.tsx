import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type InboxMark,
  inboxFilters,
  type OperatorMessage,
} from '../../../shared/api/operator/inbox-schemas.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { call } from '../../lib/api-client.ts';
import { fields, text } from '../../lib/light-checks.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { TextAreaField } from '../../ui/inputs/text-area-field.tsx';
import { useAuth } from '../account/index.ts';
import { DeskContent, useDeskPages } from './desk-data.tsx';
import { useDeskAction, useDeskForm } from './desk-form.tsx';
import { messages } from './desk-messages.ts';
import { DeskSection } from './desk-table.tsx';

const words = messages.messages;
export function MessagesPage() {
  const [filter, setFilter] = useState('open');
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
      <MessageList key={filter} filter={filter} />
    </>
  );
}

function MessageList({ filter }: { filter: string }) {
  const loadPage = useCallback(
    async (after: { after?: string }) => {
      const page = await call('GET /api/operator/messages', { query: { filter, ...after } });
      return { items: page.messages, next: page.next };
    },
    [filter],
  );
  const { loaded, more } = useDeskPages(loadPage);
  return (
    <DeskContent loaded={loaded}>
      {({ items }) => (
        <>
          {items.length === 0 && <p>{words.empty}</p>}
          {items.map((message) => (
            <MessageCard key={message.id} message={message} onChange={loaded.reload} />
          ))}
          {more}
        </>
      )}
    </DeskContent>
  );
}

type MessageProps = { message: OperatorMessage; onChange: () => void };

function MessageCard({ message, onChange }: MessageProps) {
  const { id, name, email, subject, message: text, createdAt, readAt, answeredAt, spamAt } = message;
  const draft = useReplyDraft(id);
  const [reply, setReply] = useState<'open' | 'closed' | undefined>(() =>
    draft.read() ? 'open' : undefined,
  );
  const replyButton = useRef<HTMLButtonElement>(null);
  const { run, isBusy, dialog } = useDeskAction();

  useEffect(() => {
    if (reply === 'closed') replyButton.current?.focus();
  }, [reply]);

  const mark = (chosen: InboxMark) =>
    run(async () => {
      await call('POST /api/operator/messages/{id}/mark', { path: { id }, body: { mark: chosen } });
      toast.success({ title: words.marked[chosen] });
      onChange();
    });

  // A button that takes the place of its opposite keeps the focus.
  const marks: readonly { key: string; to: InboxMark }[] = [
    { key: 'read', to: readAt ? 'unread' : 'read' },
    { key: 'answered', to: answeredAt || spamAt ? 'open' : 'answered' },
    ...(spamAt ? [] : ([{ key: 'spam', to: 'spam' }] as const)),
  ];
  return (
    <DeskSection
      as="article"
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
      <p dir="auto" className="mt-3 max-w-prose whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      {reply === 'open' ? (
        <ReplyForm
          message={message}
          draft={draft}
          onSent={onChange}
          onClose={() => {
            draft.remove();
            setReply('closed');
          }}
        />
      ) : (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button ref={replyButton} size="sm" onClick={() => setReply('open')}>
            {words.reply}
          </Button>
          {marks.map(({ key, to }) => (
            <Button key={key} size="sm" variant="secondary" aria-disabled={isBusy} onClick={() => mark(to)}>
              {words.actions[to]}
            </Button>
          ))}
        </div>
      )}
      {dialog}
    </DeskSection>
  );
}

function ReplyForm({
  message: { id, email, answeredAt },
  draft,
  onSent,
  onClose,
}: {
  message: OperatorMessage;
  draft: StoredValue<{ text: string }>;
  onSent: () => void;
  onClose: () => void;
}) {
  const { form, values, isBusy, dialog } = useDeskForm({
    initial: () => draft.read() ?? { text: '' },
    validate: ({ text }) => ({ text: text.trim() === '' ? words.emptyReply : undefined }),
    async work({ text }) {
      await call('POST /api/operator/messages/{id}/reply', { path: { id }, body: { text, answeredAt } });
      toast.success({ title: words.sent });
      onClose();
      onSent();
    },
  });
  useEffect(() => {
    if (values.text) draft.write(values);
    else draft.remove();
  }, [draft, values]);
  const { ref } = form.props;
  useEffect(() => {
    const field = ref.current?.querySelector('textarea');
    // One with words was left open, and nobody pressed anything for it now.
    if (field?.value === '') field.focus();
  }, [ref]);

  return (
    <>
      <form {...form.props} className="mt-5 grid gap-4">
        <TextAreaField {...form.bind('text')} label={words.replyTo(email)} hint={words.replyHint} />
        <ErrorSummary form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {words.send}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}

const parse = fields({ text: '' }, { text });

/** The answer to a message that this operator is writing in this tab. */
function useReplyDraft(messageId: string): StoredValue<{ text: string }> {
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
