import { type RawBuilder, sql } from 'kysely';

/** Whether a JSON column contains one of the texts as a value, at any depth. Write `column` as `table.column`. */
export function holdsAnyOf(column: string, texts: readonly string[]): RawBuilder<boolean> {
  return sql`exists (select 1 from json_tree(${sql.ref(column)}) where atom in (${sql.join(texts)}))`;
}
