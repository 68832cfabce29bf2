import type { Db } from '../platform/database/database.ts';

/** The same database, which tells of every statement before it runs. */
export function watchStatements(db: Db, onStatement: () => void): Db {
  return db.withPlugin({
    transformQuery({ node }) {
      onStatement();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
