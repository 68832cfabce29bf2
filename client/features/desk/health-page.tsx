import type { OperatorHealth } from '../../../shared/api/operator/schemas.ts';
import { formatDateTime } from '../../../shared/format/dates.ts';
import { formatBytes, formatNumber } from '../../../shared/format/numbers.ts';
import { formatPercent } from '../../../shared/format/percent.ts';
import { call } from '../../lib/api-client.ts';
import { DeskContent, useDeskData } from './desk-data.tsx';
import { messages } from './desk-messages.ts';
import { DeskTableSection } from './desk-table.tsx';

const words = messages.health;
const hourMs = 3_600_000;
const loadHealth = () => call('GET /api/operator/health');
export function HealthPage() {
  const loaded = useDeskData(loadHealth);
  return (
    <DeskContent loaded={loaded}>
      {(health) => (
        <>
          <DeskTableSection
            caption={words.caption}
            columns={words.columns}
            empty={messages.none}
            rows={listFacts(health).map(([label, value]) => ({ key: label, cells: [label, value] }))}
          />
          <DeskTableSection
            caption={words.errors}
            columns={words.errorColumns}
            empty={words.noErrors}
            rows={health.errors.map(({ at, requestId, message }) => ({
              key: requestId,
              cells: [formatDateTime(at), requestId, message],
            }))}
          />
        </>
      )}
    </DeskContent>
  );
}

function listFacts(health: OperatorHealth): readonly (readonly [string, string])[] {
  const { version, node, startedAt, diskFreeBytes, isDiskLow, databaseBytes, backups, queue, requests } =
    health;
  const free = formatBytes(diskFreeBytes);
  const { newest, isOld, every } = backups;
  const share = formatPercent(requests.total === 0 ? 0 : requests.failed / requests.total);
  return [
    [words.version, words.versions(version, node)],
    [words.startedAt, formatDateTime(startedAt)],
    [words.disk, isDiskLow ? words.diskLow(free) : free],
    [words.database, formatBytes(databaseBytes)],
    [
      words.backup,
      newest
        ? words.backupOf(formatDateTime(newest.createdAt), formatBytes(newest.bytes), isOld)
        : words.noBackup,
    ],
    [words.schedule, every === null ? words.noSchedule : words.scheduled(formatNumber(every / hourMs))],
    [
      words.queue,
      words.queueOf(formatNumber(queue.due), formatNumber(queue.waiting), formatNumber(queue.failed)),
    ],
    [words.lag, queue.due === 0 ? words.noLag : words.lagOf(Math.floor(queue.oldestDueSeconds / 60))],
    [words.requests, words.requestsOf(formatNumber(requests.total), formatNumber(requests.failed), share)],
  ];
}
