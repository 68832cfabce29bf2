import type { Response } from 'express';
import * as z from 'zod';
import {
  deleteOperatorPerson,
  deleteOperatorWriter,
  endOperatorPersonSessions,
  exportOperatorPerson,
  exportOperatorWriter,
  findOperatorPerson,
  listOperatorActions,
  resetOperatorPersonFactors,
} from '../../../shared/api/operator/people.contract.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { AppError, createInvalidInput } from '../../platform/errors.ts';
import { implement, type OperatorCall, type Route } from '../../platform/http/implement.ts';
import { parseBody } from '../../platform/http/validate.ts';
import { messages } from './desk-messages.ts';
import { findAction, listActions } from './operator-actions.repository.ts';
import { type OperatorDependencies, recordAction } from './operator-dependencies.ts';
import { isOperator } from './operators.repository.ts';

const actionsAtOnce = 50;
const querySchema = z.object({ after: z.string().optional() });

/** Routes for what operators do for people who ask, and the record of it. */
export function createPeopleRoutes(deps: OperatorDependencies): readonly Route[] {
  const { db, clock, people, sessions } = deps;

  /** A miss is recorded without what was typed. */
  const refuseMiss = async (call: OperatorCall, message: string) => {
    await recordAction(deps, call, { action: 'missed_person' });
    return new AppError(404, 'not_found', message);
  };

  const requirePerson = async (call: OperatorCall, id: string) => {
    if (!(await people.findById(id))) throw await refuseMiss(call, messages.goneAccount);
  };

  /** Operators can't lock each other out. Only the host's commands do that. */
  const requireNoOperator = async (id: string) => {
    if (await isOperator(db, id)) throw new AppError(403, 'operator_account', messages.operatorAccount);
  };

  const requireWriter = async (call: OperatorCall, contact: string) => {
    const writer = await people.findWriter(contact);
    if (!writer) throw await refuseMiss(call, messages.unknownPerson);
    return writer;
  };

  const sendExport = (response: Response, data: Record<string, unknown>) => {
    const exportedAt = clock.now().toISOString();
    const name = `${brand.slug}-person-${exportedAt.slice(0, 10)}.json`;
    response.set('Content-Disposition', `attachment; filename="${name}"`);
    return { exportedAt, ...data };
  };

  return [
    implement(findOperatorPerson, async ({ body: { contact }, ...call }) => {
      const person = await people.find(contact);
      const writer = await people.findWriter(contact);
      if (!person && !writer) throw await refuseMiss(call, messages.unknownPerson);
      if (person) await recordAction(deps, call, { action: 'viewed_person', subjectId: person.id });
      if (writer) await recordAction(deps, call, { action: 'viewed_writer' });
      return { person: person ?? null, writer: writer ?? null };
    }),

    implement(exportOperatorWriter, async ({ body: { contact }, response, ...call }) => {
      sessions.requireFresh(call.session);
      const { email } = await requireWriter(call, contact);
      await recordAction(deps, call, { action: 'exported_writer' });
      return sendExport(response, await people.collectWriter(email));
    }),

    // The record doesn't name the writer, because the record is kept.
    implement(deleteOperatorWriter, async ({ body: { contact }, ...call }) => {
      sessions.requireFresh(call.session);
      const { email } = await requireWriter(call, contact);
      await recordAction(deps, call, { action: 'deleted_writer' });
      await people.removeWriter(email);
    }),

    implement(exportOperatorPerson, async ({ path: { id }, response, ...call }) => {
      sessions.requireFresh(call.session);
      await requirePerson(call, id);
      await recordAction(deps, call, { action: 'exported_person', subjectId: id });
      return sendExport(response, await people.collect(id));
    }),

    implement(deleteOperatorPerson, async ({ path: { id }, ...call }) => {
      sessions.requireFresh(call.session);
      await requirePerson(call, id);
      await requireNoOperator(id);
      await recordAction(deps, call, { action: 'deleted_person', subjectId: id });
      await people.remove(id);
    }),

    implement(endOperatorPersonSessions, async ({ path: { id }, ...call }) => {
      await requirePerson(call, id);
      await requireNoOperator(id);
      await recordAction(deps, call, { action: 'ended_sessions', subjectId: id });
      return { count: await people.endSessions(id) };
    }),

    implement(resetOperatorPersonFactors, async ({ path: { id }, body: { checked }, ...call }) => {
      sessions.requireFresh(call.session);
      await requirePerson(call, id);
      await requireNoOperator(id);
      await recordAction(deps, call, { action: 'reset_factors', subjectId: id, detail: checked });
      return { count: await people.resetFactors(id) };
    }),

    implement(listOperatorActions, async ({ request }) => {
      const { after: afterId } = parseBody(querySchema, request.query);
      const after = afterId === undefined ? undefined : await findAction(db, afterId);
      if (afterId !== undefined && !after) throw createInvalidInput({ after: messages.unknownAction });
      const found = await listActions(db, { max: actionsAtOnce + 1, after });
      const shown = found.slice(0, actionsAtOnce);
      return {
        actions: shown.map(({ doneAt, ...action }) => ({ ...action, at: doneAt })),
        next: found.length > actionsAtOnce ? (shown.at(-1)?.id ?? null) : null,
      };
    }),
  ];
}
