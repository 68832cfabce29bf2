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
import type { OperatorPerson } from '../../../shared/api/operator/schemas.ts';
import { brand } from '../../../shared/brand.ts';
import { AppError, createInvalidInput } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { parseBody } from '../../platform/http/validate.ts';
import { messages } from './messages.ts';
import { findAction, listActions } from './operator-actions.repository.ts';
import { type OperatorDependencies, recordAction } from './operator-dependencies.ts';

const actionsAtOnce = 50;
const querySchema = z.object({ after: z.string().optional() });

/** Routes for what operators do for people who ask, and the record of it. */
export function createPeopleRoutes(deps: OperatorDependencies): readonly Route[] {
  const { db, clock, people, sessions } = deps;

  const requirePerson = async (id: string) => {
    if (!(await people.findById(id))) throw new AppError(404, 'not_found', messages.goneAccount);
  };

  const requireWriter = async (contact: string) => {
    const writer = await people.findWriter(contact);
    if (!writer) throw new AppError(404, 'not_found', messages.unknownPerson);
    return writer;
  };

  const sendExport = (response: Response, data: Record<string, unknown>) => {
    const exportedAt = clock.now().toISOString();
    const name = `${brand.slug}-person-${exportedAt.slice(0, 10)}.json`;
    response.set('Content-Disposition', `attachment; filename="${name}"`);
    return { exportedAt, ...data };
  };

  return [
    implement(findOperatorPerson, async ({ body: { contact }, session }) => {
      const person = await people.find(contact);
      const writer = await people.findWriter(contact);
      if (!person && !writer) throw new AppError(404, 'not_found', messages.unknownPerson);
      if (person) await recordAction(deps, session, 'viewed_person', person.id);
      if (writer) await recordAction(deps, session, 'viewed_writer');
      return { person: person ? presentPerson(person) : null, writer: writer ?? null };
    }),

    implement(exportOperatorWriter, async ({ body: { contact }, session, response }) => {
      sessions.requireFresh(session);
      const { email } = await requireWriter(contact);
      await recordAction(deps, session, 'exported_writer');
      return sendExport(response, await people.collectWriter(email));
    }),

    // The record doesn't name the writer, because the record is kept.
    implement(deleteOperatorWriter, async ({ body: { contact }, session }) => {
      sessions.requireFresh(session);
      const { email } = await requireWriter(contact);
      await recordAction(deps, session, 'deleted_writer');
      await people.removeWriter(email);
    }),

    implement(exportOperatorPerson, async ({ path: { id }, session, response }) => {
      sessions.requireFresh(session);
      await requirePerson(id);
      await recordAction(deps, session, 'exported_person', id);
      return sendExport(response, await people.collect(id));
    }),

    implement(deleteOperatorPerson, async ({ path: { id }, session }) => {
      sessions.requireFresh(session);
      await requirePerson(id);
      await recordAction(deps, session, 'deleted_person', id);
      await people.remove(id);
    }),

    implement(endOperatorPersonSessions, async ({ path: { id }, session }) => {
      await requirePerson(id);
      await recordAction(deps, session, 'ended_sessions', id);
      return { count: await people.endSessions(id) };
    }),

    implement(resetOperatorPersonFactors, async ({ path: { id }, body: { checked }, session }) => {
      sessions.requireFresh(session);
      await requirePerson(id);
      await recordAction(deps, session, 'reset_factors', id, checked);
      return { count: await people.resetFactors(id) };
    }),

    implement(listOperatorActions, async ({ request }) => {
      const { after: afterId } = parseBody(querySchema, request.query);
      const after = afterId === undefined ? undefined : await findAction(db, afterId);
      if (afterId !== undefined && !after) throw createInvalidInput({ after: messages.unknownAction });
      const found = await listActions(db, { max: actionsAtOnce + 1, after });
      const shown = found.slice(0, actionsAtOnce);
      return {
        actions: shown.map(({ doneAt, ...action }) => ({ ...action, at: doneAt.toISOString() })),
        next: found.length > actionsAtOnce ? (shown.at(-1)?.id ?? null) : null,
      };
    }),
  ];
}

type Person = NonNullable<Awaited<ReturnType<OperatorDependencies['people']['find']>>>;

function presentPerson({ createdAt, sessions, ...person }: Person): OperatorPerson {
  return {
    ...person,
    createdAt: createdAt.toISOString(),
    sessions: sessions.map(({ lastUsedAt, ...session }) => ({
      ...session,
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  };
}
