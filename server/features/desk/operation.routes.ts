import {
  getOperatorHealth,
  getOperatorSettings,
  listOperatorDeliveries,
  maxDeliveries,
  retryOperatorDeliveries,
  retryOperatorDelivery,
  sendTestWebhook,
  type WebhookTrial,
} from '../../../shared/api/operator/operation.contract.ts';
import type { OperatorSettings } from '../../../shared/api/operator/schemas.ts';
import { dayMs } from '../../../shared/lifetimes.ts';
import { AppError } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { reviveJobs } from '../../platform/jobs/jobs.repository.ts';
import { countMessagesSentSince, countOutboxMessages, listDeliveries } from './deliveries.repository.ts';
import { messages } from './desk-messages.ts';
import { type OperatorDependencies, recordAction } from './operator-dependencies.ts';

type Dependencies = OperatorDependencies & {
  settings: OperatorSettings;
  tryWebhook: () => Promise<WebhookTrial>;
};

/** Routes for the state of the server and its deliveries. */
export function createOperationRoutes(deps: Dependencies): readonly Route[] {
  const { db, clock, loadHealth, settings, tryWebhook } = deps;
  return [
    implement(listOperatorDeliveries, async () => {
      const jobs = await listDeliveries(db, maxDeliveries);
      return {
        deliveries: jobs.map(({ id, kind, attempts, runAt, failedAt, lastError, message }) => ({
          id,
          kind,
          purpose: message?.purpose ?? null,
          recipient: message ? shorten(message.recipient) : null,
          attempts,
          dueAt: runAt,
          givenUpAt: failedAt,
          lastError,
        })),
        sentToday: await countMessagesSentSince(db, new Date(clock.now().getTime() - dayMs)),
        outbox: await countOutboxMessages(db, new Date(0)),
      };
    }),

    implement(retryOperatorDelivery, async ({ path: { id }, ...call }) => {
      const number = /^\d{1,15}$/.test(id) ? Number(id) : 0;
      await db.transaction().execute(async (trx) => {
        await recordAction({ ...deps, db: trx }, call, { action: 'retried_delivery', subjectId: id });
        if ((await reviveJobs(trx, [number], clock.now())) === 0) {
          throw new AppError(404, 'not_found', messages.unknownDelivery);
        }
      });
    }),

    implement(retryOperatorDeliveries, (call) =>
      db.transaction().execute(async (trx) => {
        await recordAction({ ...deps, db: trx }, call, { action: 'retried_delivery', detail: 'all' });
        return { count: await reviveJobs(trx, undefined, clock.now()) };
      }),
    ),

    implement(sendTestWebhook, async (call) => {
      await recordAction(deps, call, { action: 'sent_test_webhook' });
      return tryWebhook();
    }),

    implement(getOperatorHealth, loadHealth),
    implement(getOperatorSettings, () => settings),
  ];
}

/** Enough to recognize a recipient who asks, without listing everyone's address. */
function shorten(recipient: string): string {
  const [name = '', domain] = recipient.split('@');
  return domain === undefined ? `…${recipient.slice(-4)}` : `${name.slice(0, 1)}…@${domain}`;
}
