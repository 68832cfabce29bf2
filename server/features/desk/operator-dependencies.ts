import type {
  OperatorFunnel,
  OperatorHealth,
  OperatorPerson,
  OperatorWriter,
} from '../../../shared/api/operator/schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OperatorCall, Sendable } from '../../platform/http/implement.ts';
import { getRequestId } from '../../platform/http/request-context.ts';
import type { LocalPeriod } from '../../platform/local-days.ts';
import type { Messages } from '../../platform/messages/messages.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { insertOperatorAction, type OperatorAction } from './operator-actions.repository.ts';

type VisitFilter = { campaign?: string | undefined; device?: string | undefined; page?: string | undefined };
type Outcome = Omit<OperatorFunnel['devices'][number], 'name'>;

/** The figures of a period, from the analytics report. */
type OperatorReport = {
  limits: readonly string[];
  visits: Outcome & { accountsCreated: number };
  funnel: readonly OperatorFunnel['steps'][number][];
  campaigns: {
    lastTouch: readonly (Outcome & { source: string | null; medium: string | null; campaign: string })[];
  };
  devices: readonly (Outcome & { device: string })[];
  days: readonly (Outcome & { date: string })[];
  pages: readonly (Outcome & { page: string })[];
};

type Person = Sendable<OperatorPerson> & { id: string };

/** What operators do for people. The account feature implements it. */
type People = {
  find: (contact: string) => Promise<Person | undefined>;
  findById: (id: string) => Promise<Person | undefined>;
  findWriter: (contact: string) => Promise<OperatorWriter | undefined>;
  collectWriter: (email: string) => Promise<Record<string, unknown>>;
  removeWriter: (email: string) => Promise<void>;
  collect: (id: string) => Promise<Record<string, unknown>>;
  remove: (id: string) => Promise<void>;
  endSessions: (id: string) => Promise<number>;
  resetFactors: (id: string) => Promise<number>;
};

export type OperatorDependencies = {
  db: Db;
  clock: Clock;
  logger: Logger;
  sessions: Pick<Sessions, 'requireFresh'>;
  messages: Messages;
  people: People;
  loadReport: (period: LocalPeriod, filter?: VisitFilter) => Promise<OperatorReport>;
  loadHealth: () => Promise<OperatorHealth>;
};

/** Stores and logs what an operator is about to do, so that nothing happens without a record. Logs only have ids. */
export async function recordAction(
  { db, clock, logger }: Pick<OperatorDependencies, 'db' | 'clock' | 'logger'>,
  { request, session: { userId } }: OperatorCall,
  action: OperatorAction,
): Promise<void> {
  const requestId = getRequestId(request);
  await insertOperatorAction(db, action, clock.now(), { id: userId, requestId });
  const { subjectId = null } = action;
  logger.info({ operatorId: userId, action: action.action, subjectId, requestId }, 'operator action');
}
