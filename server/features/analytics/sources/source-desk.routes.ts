import { sourceRules } from '../../../../shared/analytics/source-rules.ts';
import {
  addOperatorSource,
  issueOperatorKey,
  listOperatorSources,
  revokeOperatorSource,
  setOperatorQuota,
} from '../../../../shared/api/operator/sources.contract.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { implement, type OperatorCall, type Route } from '../../../platform/http/implement.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import type { ReadReports } from '../totals/report-reader.ts';
import { listKnownSources } from './list-sources.ts';
import type { ConfiguredSources, SourceRegistry } from './source-registry.ts';
import { addSource, revokeKey, revokeSource, rotateKey, setDailyBytes } from './sources.service.ts';

const { mebibyte } = sourceRules;
const hourMs = 3_600_000;

/** `subjectId` is the source's name. */
type Action = {
  action: 'added_source' | 'issued_key' | 'revoked_key' | 'revoked_source' | 'set_quota';
  subjectId: string;
  detail: string;
};
type Dependencies = {
  db: Db;
  clock: Clock;
  sessions: Pick<Sessions, 'requireFresh'>;
  sources: Pick<SourceRegistry, 'reload'>;
  readReports: ReadReports;
  configured: ConfiguredSources;
  /** Stores what an operator is about to do. */
  record: (trx: Db, call: OperatorCall, action: Action) => Promise<void>;
};

/** The operator's page about the other sites and servers that send events. */
export function createSourceDeskRoutes(deps: Dependencies): readonly Route[] {
  const { db, clock, sessions, sources, readReports, configured, record } = deps;

  /** Records a change and makes it, or neither. It applies to the next call. */
  async function change<T>(call: OperatorCall, action: Action, work: (trx: Db) => Promise<T>): Promise<T> {
    sessions.requireFresh(call.session);
    const result = await db.transaction().execute(async (trx) => {
      await record(trx, call, action);
      return work(trx);
    });
    await sources.reload();
    return result;
  }

  return [
    implement(listOperatorSources, async () => {
      const found = await readReports((reports) =>
        listKnownSources({ db, reports }, configured, clock.now()),
      );
      return {
        sources: found.map(({ dailyBytes, ...source }) => ({
          ...source,
          dailyMebibytes: dailyBytes === null ? null : dailyBytes / mebibyte,
        })),
      };
    }),

    implement(addOperatorSource, ({ body: { name, origin, dailyMebibytes }, ...call }) => {
      const action = { action: 'added_source', subjectId: name, detail: origin ?? '' } as const;
      const source = { name, origin, dailyBytes: toBytes(dailyMebibytes) };
      return change(call, action, (trx) => addSource(trx, source, clock.now(), configured));
    }),

    implement(issueOperatorKey, ({ path: { id }, body: { overlapHours }, ...call }) => {
      const detail = overlapHours === null ? '' : `the ones before end in ${overlapHours} h`;
      const overlapMs = overlapHours === null ? null : overlapHours * hourMs;
      return change(call, { action: 'issued_key', subjectId: id, detail }, (trx) =>
        rotateKey(trx, id, { overlapMs }, clock.now()),
      );
    }),

    implement(revokeOperatorSource, ({ path: { id }, body: { hint }, ...call }) => {
      if (hint === null) {
        return change(call, { action: 'revoked_source', subjectId: id, detail: '' }, (trx) =>
          revokeSource(trx, id, clock.now()),
        );
      }
      return change(call, { action: 'revoked_key', subjectId: id, detail: hint }, (trx) =>
        revokeKey(trx, id, hint),
      );
    }),

    implement(setOperatorQuota, ({ path: { id }, body: { dailyMebibytes }, ...call }) => {
      const detail = dailyMebibytes === null ? 'the default' : `${dailyMebibytes} MiB a day`;
      return change(call, { action: 'set_quota', subjectId: id, detail }, (trx) =>
        setDailyBytes(trx, id, toBytes(dailyMebibytes)),
      );
    }),
  ];
}

function toBytes(mebibytes: number | null): number | null {
  return mebibytes === null ? null : mebibytes * mebibyte;
}
