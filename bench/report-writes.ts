import type { WriteReport } from '../server/testing/processes/inspect-writes.ts';

/** Prints what happened to the writes, and returns whether every one of them is stored exactly once. */
export function reportWrites({ acknowledged, missing, repeated, problems }: WriteReport): boolean {
  const total = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(acknowledged).map(([kind, count]) => `${count} ${kind}`);
  console.log(`${total} acknowledged calls (${kinds.join(', ')})`);
  console.log(`missing: ${missing.length}, repeated: ${repeated.length}, damage: ${problems.length}`);
  const found = [...missing, ...repeated, ...problems];
  for (const one of found.slice(0, 20)) console.log(`  ${one}`);
  return found.length === 0;
}
