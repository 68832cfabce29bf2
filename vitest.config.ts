import { defineConfig } from 'vitest/config';
import { articles } from './scripts/articles/articles-plugin.ts';

export default defineConfig({
  plugins: [articles()],
  test: {
    include: ['{server,client,shared,migrations,scripts,eval}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 20_000,
    restoreMocks: true,
  },
});
