import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeEnvExample, composeSettingsPage } from './compose-settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
writeFileSync(`${root}.env.example`, composeEnvExample());
writeFileSync(`${root}docs/settings.md`, composeSettingsPage());
