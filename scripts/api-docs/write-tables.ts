import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replaceTables } from './compose-tables.ts';

const page = fileURLToPath(new URL('../../docs/http-api.md', import.meta.url));
writeFileSync(page, replaceTables(readFileSync(page, 'utf8')));
