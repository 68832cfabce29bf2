import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../node_modules/.vite', import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL(isSsrBuild ? '../dist/prerender' : '../dist/client', import.meta.url)),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Inlined assets would need data: URLs in the CSP and could not be cached.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
}));
