import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replaceCalls } from './compose-calls.ts';

const page = fileURLToPath(new URL('../../docs/http-api.md', import.meta.url));
writeFileSync(page, replaceCalls(readFileSync(page, 'utf8')));
