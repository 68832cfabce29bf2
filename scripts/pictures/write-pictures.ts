import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildPreviewPath, previewSize } from '../../client/lib/preview.ts';
import type { RenderedPage } from '../../client/prerender.tsx';
import { listListedPages } from '../site/listed-pages.ts';
import { drawIcons } from './icons.ts';
import { createPictureRenderer } from './picture-renderer.ts';
import { composePreview } from './preview-picture.ts';

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
