import { test as base } from '@playwright/test';
import { type RunningServer, startServer } from '../start-server.ts';
import { startFirefox } from './firefox.ts';
import { Tab } from './tab.ts';
import type { Engine } from './webdriver.ts';
import { startWebKit } from './webkit.ts';

export type EngineOptions = { engineName: 'firefox' | 'webkit' };

type WorkerFixtures = EngineOptions & { server: RunningServer };

export const test = base.extend<{ tab: Tab }, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  server: [
    async ({ engineName: _engineName }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // Every journey has its own browser, because there are no separate profiles within one.
  tab: async ({ engineName, server }, use) => {
    const engine: Engine = await (engineName === 'firefox' ? startFirefox() : startWebKit());
    await use(new Tab(engine, server.origin));
    await engine.stop();
  },
});
