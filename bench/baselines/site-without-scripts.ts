import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCompressed } from '../../scripts/compress.ts';
import { createApp } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { openBuiltSite } from '../../server/platform/site/site-source.ts';
import { createServices } from '../../server/services.ts';

// The baseline for a page: our own server and headers, and the same markup, styles, and fonts, but no scripts.
const folder = mkdtempSync(join(tmpdir(), 'coverlight-floor-'));
cpSync(fileURLToPath(new URL('../../dist/client/', import.meta.url)), folder, { recursive: true });
const pages = `${folder}/pages`;
for (const name of readdirSync(pages).filter((file) => file.endsWith('.html'))) {
  const page = `${pages}/${name}`;
  const html = readFileSync(page, 'utf8')
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
  writeFileSync(page, html);
  await writeCompressed(page);
}

const config = parseConfig(process.env);
const services = await createServices(config, { siteSource: openBuiltSite(folder) });
createServer(createApp(services)).listen(config.port, '127.0.0.1');
