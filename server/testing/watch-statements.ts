import type { Db } from '../platform/database/database.ts';

/** Wraps a database to report every statement before it runs. */
export function watchStatements(db: Db, onStatement: () => void): Db {
  return db.withPlugin({
    transformQuery({ node }) {
      onStatement();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
