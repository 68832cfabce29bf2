import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { ApiError } from '../../lib/api-client.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { describeFailure } from '../../ui/feedback/describe-failure.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { AddPasskey, RecoveryCodesPanel, useAccountAttempt } from '../account/index.ts';
import { messages } from './desk-messages.ts';

type Loaded<Data> = { data?: Data; error?: unknown };

/**
 * Loads what a page shows. Memoize `load`, because a new function loads again. When that fails, what was shown stays,
 * with everything that was typed into it.
 */
export function useDeskData<Data>(load: () => Promise<Data>) {
  const [{ data, error }, setLoaded] = useState<Loaded<Data>>({});
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads the data again.
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setLoaded({ data: loaded }),
      (cause: unknown) => isCurrent && setLoaded((before) => ({ ...before, error: cause })),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { data, error, reload };
}

type Page<Item> = { items: readonly Item[]; next: string | null };

/**
 * Loads a list page by page, and all of the shown ones again on `reload`. What else a page has comes from the first.
 * Memoize `loadPage`, because a new function begins again with one page.
 */
export function useDeskPages<Item, Rest>(
  loadPage: (after: { after?: string }) => Promise<Page<Item> & Rest>,
) {
  const [asked, setAsked] = useState({ loadPage, pages: 1 });
  const wanted = asked.loadPage === loadPage ? asked.pages : 1;
  const load = useCallback(async () => {
    const first = await loadPage({});
    let { items, next }: Page<Item> = first;
    for (let pages = 1; pages < wanted && next !== null; pages += 1) {
      const page: Page<Item> = await loadPage({ after: next });
      items = [...items, ...page.items];
      next = page.next;
    }
    return { ...first, items, next, pages: wanted };
  }, [loadPage, wanted]);
  const loaded = useDeskData(load);
  const { data } = loaded;
  const more = data && data.next !== null && (
    <Button
      variant="secondary"
      className="justify-self-start"
      isBusy={data.pages < wanted}
      onClick={() => setAsked({ loadPage, pages: wanted + 1 })}
    >
      {messages.more}
    </Button>
  );
  return { loaded, more };
}

type DeskContentProps<Data> = {
  loaded: { data?: Data | undefined; error?: unknown; reload: () => void };
  children: (data: Data) => ReactNode;
};

/** Shows a page's content once it has loaded, or why it couldn't be loaded and what to do about it. */
export function DeskContent<Data>({ loaded: { data, error, reload }, children }: DeskContentProps<Data>) {
  if (error !== undefined || data !== undefined) {
    return (
      <>
        {error !== undefined && <DeskRefusal error={error} reload={reload} />}
        {data !== undefined && children(data)}
      </>
    );
  }
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner /> {messages.loading}
    </p>
  );
}

/** The desk needs a second factor. A passkey can be added right here. */
function DeskEnrollment({ reload }: { reload: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { title, text, link } = messages.factor;
  if (codes) return <RecoveryCodesPanel codes={codes} onDone={reload} />;
  return (
    <EmptyState
      title={title}
      action={
        <div className="grid gap-3">
          <AddPasskey isFirst onAdded={(added) => (added ? setCodes(added) : reload())} />
          <ButtonLink to={`${paths.account}?tab=password`} variant="text" className="-ml-3">
            {link}
          </ButtonLink>
        </div>
      }
    >
      {text}
    </EmptyState>
  );
}

function DeskRefusal({ error, reload }: { error: unknown; reload: () => void }) {
  const { attempt, isBusy, dialog } = useAccountAttempt();
  const code = error instanceof ApiError ? error.code : undefined;

  if (code === 'not_found') {
    const { title, text, home } = messages.closed;
    return (
      <EmptyState title={title} action={<ButtonLink to={paths.dashboard}>{home}</ButtonLink>}>
        {text}
      </EmptyState>
    );
  }
  if (code === 'factor_missing') return <DeskEnrollment reload={reload} />;
  if (code === 'reauthentication_required') {
    const { title, text, button, failed } = messages.stale;
    const confirm = () => {
      let isFirst = true;
      // The first round asks for the proof of identity, and the second one has it.
      const work = async () => {
        const wasFirst = isFirst;
        isFirst = false;
        if (wasFirst) throw error;
        reload();
      };
      void attempt({ failureTitle: failed, work });
    };
    return (
      <EmptyState
        title={title}
        action={
          <Button isBusy={isBusy} onClick={confirm}>
            {button}
          </Button>
        }
      >
        {text}
        {dialog}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={messages.failed} action={<Button onClick={reload}>{messages.retry}</Button>}>
      {describeFailure(error).message}
    </EmptyState>
  );
}
