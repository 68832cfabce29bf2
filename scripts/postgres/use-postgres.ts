import { inject } from 'vitest';
import { copyTemplate } from '../../server/testing/peers/postgres-databases.ts';
import { setTestDatabases } from '../../server/testing/test-database.ts';

// Vitest loads this before each test file.
setTestDatabases(() => copyTemplate(inject('postgres')));
