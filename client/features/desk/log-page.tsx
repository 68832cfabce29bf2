import { formatDateTime } from '../../../shared/format/dates.ts';
import { call } from '../../lib/api-client.ts';
import { DeskContent, useDeskPages } from './desk-data.tsx';
import { messages } from './desk-messages.ts';
import { DeskTableSection } from './desk-table.tsx';

const words = messages.log;
const loadActions = async (query: { after?: string }) => {
  const { actions, next } = await call('GET /api/operator/actions', { query });
  return { items: actions, next };
};

/** Who did what, and when. */
export function LogPage() {
  const { loaded, more } = useDeskPages(loadActions);
  return (
    <DeskContent loaded={loaded}>
      {({ items }) => (
        <DeskTableSection
          caption={words.caption}
          columns={words.columns}
          empty={words.empty}
          isLong
          after={more && <div className="mt-5">{more}</div>}
          rows={items.map(({ id, at, operator, action, subjectId, detail }) => ({
            key: id,
            cells: [
              formatDateTime(at),
              operator ?? words.command,
              words.names[action] ?? action,
              subjectId ?? messages.none,
              detail || messages.none,
            ],
          }))}
        />
      )}
    </DeskContent>
  );
}
