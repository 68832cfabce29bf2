import * as z from 'zod';
import {
  listOperatorMessages,
  markOperatorMessage,
  replyToOperatorMessage,
} from '../../../shared/api/operator/inbox.contract.ts';
import { inboxFilters } from '../../../shared/api/operator/inbox-schemas.ts';
import { AppError, createInvalidInput } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { parseBody } from '../../platform/http/validate.ts';
import { composeReply, messages } from './desk-messages.ts';
import {
  describeMark,
  findInboxMessage,
  listInbox,
  listMarks,
  markInboxMessage,
} from './inbox.repository.ts';
import { type OperatorDependencies, recordAction } from './operator-dependencies.ts';

const pageSize = 50;
const querySchema = z.object({
  filter: z.enum(inboxFilters, messages.invalidFilter).default('open'),
  after: z.string().optional(),
});
export function createInboxRoutes(deps: OperatorDependencies): readonly Route[] {
  const { db, clock } = deps;
  return [
    implement(listOperatorMessages, async (call) => {
      const { filter, after: afterId } = parseBody(querySchema, call.request.query);
      const after = afterId === undefined ? undefined : await findInboxMessage(db, afterId);
      if (afterId !== undefined && !after) throw createInvalidInput({ after: messages.unknownMessage });
      const found = await listInbox(db, filter, { max: pageSize + 1, after });
      const shown = found.slice(0, pageSize);
      if (shown[0]) {
        const detail = messages.shown(filter, shown.length);
        await recordAction(deps, call, { action: 'viewed_messages', subjectId: shown[0].id, detail });
      }
      return {
        messages: shown,
        next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
      };
    }),

    implement(markOperatorMessage, async ({ path: { id }, body: { mark }, ...call }) => {
      await db.transaction().execute(async (trx) => {
        await recordAction({ ...deps, db: trx }, call, describeMark(id, mark));
        if (!(await markInboxMessage(trx, id, listMarks(mark, clock.now())))) throw createUnknownMessage();
      });
    }),

    implement(replyToOperatorMessage, async ({ path: { id }, body: { text, answeredAt }, ...call }) => {
      const message = await findInboxMessage(db, id);
      if (!message) throw createUnknownMessage();
      await db.transaction().execute(async (trx) => {
        await recordAction({ ...deps, db: trx }, call, { action: 'answered_message', subjectId: id });
        const now = clock.now();
        const seen = typeof answeredAt === 'string' ? new Date(answeredAt) : answeredAt;
        const marks = { readAt: message.readAt ?? now, answeredAt: now, spamAt: null };
        if (!(await markInboxMessage(trx, id, marks, seen))) {
          throw createInvalidInput({ text: messages.answeredMeanwhile });
        }
        await deps.messages.sendEmail(trx, { ...composeReply(text), to: message.email });
      });
    }),
  ];
}

function createUnknownMessage(): AppError {
  return new AppError(404, 'not_found', messages.unknownMessage);
}
