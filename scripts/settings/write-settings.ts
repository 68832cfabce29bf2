import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeEnvExample, composeSettingsPage, writeIntoCompose } from './compose-settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
writeFileSync(`${root}.env.example`, composeEnvExample());
writeFileSync(`${root}docs/settings.md`, composeSettingsPage());
const compose = `${root}docker-compose.yml`;
writeFileSync(compose, writeIntoCompose(readFileSync(compose, 'utf8')));
