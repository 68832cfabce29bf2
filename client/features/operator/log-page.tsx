import { formatDateTime } from '../../../shared/format/dates.ts';
import { call } from '../../lib/api-client.ts';
import { DeskContent, useDeskData } from './desk-data.tsx';
import { DeskSection } from './desk-section.tsx';
import { DeskTable } from './desk-table.tsx';
import { messages } from './messages.ts';

const words = messages.log;
const loadActions = () => call('GET /api/operator/actions');

/** Who did what, and when. */
export function LogPage() {
  const loaded = useDeskData(loadActions);
  return (
    <DeskContent loaded={loaded}>
      {({ actions }) => (
        <DeskSection title={words.caption}>
          <DeskTable
            caption={words.caption}
            columns={words.columns}
            empty={words.empty}
            rows={actions.map(({ id, at, operator, action, subjectId, detail }) => ({
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
        </DeskSection>
      )}
    </DeskContent>
  );
}
