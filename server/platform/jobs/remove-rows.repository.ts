import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { RetentionJob } from './retention-jobs.ts';

/** The `removeSome` of a retention job for the rows of a table that have expired. `key` is its primary key. */
export function removeRows<Table extends keyof Tables>(
  table: Table,
  key: readonly (keyof Tables[Table] & string)[],
  isOver: (where: ExpressionBuilder<Tables, Table>, now: Date) => Expression<SqlBool>,
): RetentionJob['removeSome'] {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  return async (db, now, max) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${isOver(expressionBuilder(), now)} limit ${max}
      )
    `.execute(db);
    return Number(numAffectedRows);
  };
}

/** Whether a migration is older than that, so that what a new rule would remove is kept for a while after an upgrade. */
export function wasMigratedBefore(name: string, time: Date): Expression<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from migrations where migrations.name = ${name} and migrations.applied_at <= ${time.toISOString()}
  )`;
}
