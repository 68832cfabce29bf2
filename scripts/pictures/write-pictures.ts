import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildPreviewPath, previewSize } from '../../client/lib/preview.ts';
import type { RenderedPage } from '../../client/prerender.tsx';
import { listListedPages } from '../site/write-documents.ts';
import { createPictureRenderer, type PictureRenderer } from './picture-renderer.ts';
import { composePreview, place } from './preview-picture.ts';

/** Some sites don't load a larger picture. */
const maxBytes = 200_000;

type Options = {
  root: string;
  folder: string;
  siteFolder: string;
  pages: readonly RenderedPage[];
  streetArt: string;
  recolor: (text: string) => string;
};

/** Draws the icons, and a preview picture for every listed page, into the built site. */
export async function writePictures({
  root,
  folder,
  siteFolder,
  pages,
  streetArt,
  recolor,
}: Options): Promise<void> {
  const { measure, render } = await createPictureRenderer(root);
  const readMark = (name: string) => readFileSync(`${siteFolder}/pictures/${name}.svg`, 'utf8');
  const mark = readMark('mark');
  const pictures = await drawIcons({ mark: readMark('mark-dark'), inkMark: mark, recolor, render });
  await Promise.all(
    listListedPages(pages).map(async ({ path, meta }) => {
      const artUrl = meta.article?.artUrl;
      const art = artUrl === undefined ? streetArt : readFileSync(`${folder}${artUrl}`, 'utf8');
      const svg = recolor(composePreview({ title: meta.previewTitle ?? meta.title, art, mark, measure }));
      pictures[buildPreviewPath(path).slice(1)] = await render(svg, previewSize.width);
    }),
  );
  for (const [file, picture] of Object.entries(pictures)) {
    if (picture.length > maxBytes)
      throw new Error(`${file} has ${picture.length} bytes, which is too large.`);
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, picture);
  }
}

const dusk = '#0a3038';

type IconOptions = {
  /** The mark for dark surfaces. */
  mark: string;
  inkMark: string;
  recolor: (text: string) => string;
  render: PictureRenderer['render'];
};

/** Writes the site's icons as files, for home screens and for browsers that don't support SVG. */
async function drawIcons({ mark, inkMark, recolor, render }: IconOptions): Promise<Record<string, Buffer>> {
  const rounded = recolor(composeTile(mark, { markSize: 320, radius: 112 }));
  // Launchers cut maskable icons to their own shape and keep only the middle 80%. iOS rounds the corners itself.
  const full = recolor(composeTile(mark, { markSize: 288, radius: 0 }));
  return {
    'icons/icon-192.png': await render(rounded, 192),
    'icons/icon-512.png': await render(rounded, 512),
    'icons/maskable-512.png': await render(full, 512),
    'icons/apple-touch-icon.png': await render(full, 180),
    'favicon.ico': wrapAsIcon(await render(inkMark, 32), 32),
  };
}

function composeTile(mark: string, { markSize, radius }: { markSize: number; radius: number }): string {
  const start = (512 - markSize) / 2;
  const box = { x: start, y: start, width: markSize, height: markSize };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" rx="${radius}" fill="${dusk}"/>${place(mark, box, 'xMidYMid meet')}</svg>`;
}

/** An ICO file that contains one PNG. */
function wrapAsIcon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
