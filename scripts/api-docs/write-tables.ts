import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contracts } from '../../shared/api/contracts.ts';
import { replaceTables } from './compose-tables.ts';

const page = fileURLToPath(new URL('../../docs/http-api.md', import.meta.url));
writeFileSync(page, replaceTables(readFileSync(page, 'utf8')));

// Ids are never changed or removed, because generated clients name their functions after them.
const file = fileURLToPath(new URL('operation-ids.json', import.meta.url));
const published: string[] = JSON.parse(readFileSync(file, 'utf8'));
const ids = new Set([...published, ...contracts.map(({ id }) => id)]);
writeFileSync(file, `${JSON.stringify([...ids].toSorted(), undefined, 2)}\n`);
