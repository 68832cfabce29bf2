import { createHash } from 'node:crypto';
import { listSocialProfiles } from '../../../shared/company/social-profiles.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { createReplacer, type Replacements } from '../../platform/replace-names.ts';
import type { SiteRewrite } from '../../platform/site/site-rewrite.ts';
import type { Brand, BrandPictures } from './brand-file.ts';
import { type BrandColors, createRecoloring } from './colors.ts';

type Options = {
  builtIn: Brand;
  brand: Brand;
  colors?: BrandColors | undefined;
  pictures?: BrandPictures | undefined;
};

type Escape = (text: string) => string;

/** The height of the logo on pages, and its width on the built pages. */
const logoHeight = 34;
const builtLogoWidth = 159;

/**
 * Rewrites the built site for another brand when the server starts: replaces its names in every text, escaped as that
 * text's language requires, its colors with their shades, and its pictures with the operator's. Undefined if there is
 * nothing to change.
 */
export function createSiteRewrite({ builtIn, brand, colors, pictures }: Options): SiteRewrite | undefined {
  const names = listReplacements(builtIn, brand);
  if (names.length === 0 && !colors && !pictures) return undefined;
  const recolor = colors ? createRecoloring(colors) : (text: string) => text;
  const replaceNames = createReplacer(names);
  const width = pictures
    ? Math.round((logoHeight * pictures.logo.width) / pictures.logo.height)
    : builtLogoWidth;
  const digest = createHash('sha256').update(JSON.stringify([brand, colors]));
  for (const { body } of Object.values(pictures ?? {})) digest.update(body);
  return {
    key: digest.digest('hex').slice(0, 10),
    rewriteText(text, contentType) {
      const type = contentType.split(';')[0] ?? '';
      if (type === 'text/html') return recolor(rewriteHtml(text, { builtIn, brand, replaceNames, width }));
      const replaced = replaceNames(text, escapes[type]);
      if (type !== 'text/javascript') return recolor(replaced);
      return recolor(
        replaced
          .replace(`copyrightYear:${builtIn.copyrightYear}`, `copyrightYear:${brand.copyrightYear}`)
          .replace(`width:${builtLogoWidth}}`, `width:${width}}`),
      );
    },
    findPicture: (path) => pictures && findPicture(path, pictures),
  };
}

/** Lists every text of the built-in brand with its replacement, starting with the name. Empty if nothing differs. */
export function listReplacements(builtIn: Brand, brand: Brand): Replacements {
  const digits = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
  const list: [string, string][] = [
    [builtIn.name, brand.name],
    [builtIn.legalName, brand.legalName],
    // For the end of a sentence, because a name such as "Harbor, Inc." already ends with a period.
    [`${builtIn.legalName}.`, endSentence(brand.legalName)],
    [builtIn.slug, brand.slug],
    [builtIn.tagline, brand.tagline],
    [builtIn.licensing, brand.licensing],
    [builtIn.supportEmail, brand.supportEmail],
    [builtIn.supportPhone, brand.supportPhone],
    [digits(builtIn.supportPhone), digits(brand.supportPhone)],
    [builtIn.supportHours, brand.supportHours],
    [builtIn.postalAddress[0], brand.postalAddress[0]],
    [builtIn.postalAddress[1], brand.postalAddress[1]],
    [builtIn.social.x, brand.social.x],
    [builtIn.social.linkedin, brand.social.linkedin],
  ];
  const hasChanged = list.some(([from, to]) => from !== to);
  return hasChanged ? list : [];
}

const endSentence = (text: string) => text.replace(/\.?$/, '.');

/** `\u0026` means the same in JSON and in all kinds of JavaScript strings. */
const escapeScript: Escape = (text) =>
  text.replaceAll(
    /['&$\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const escapes: Readonly<Record<string, Escape>> = {
  'text/javascript': escapeScript,
  'application/json': escapeScript,
  'application/manifest+json': escapeScript,
  'application/xml': escapeHtml,
  'image/svg+xml': escapeHtml,
};

type HtmlOptions = {
  builtIn: Brand;
  brand: Brand;
  replaceNames: (text: string, encode: Escape) => string;
  width: number;
};

const dataBlock = /(<script type="application\/ld\+json">.*?<\/script>)/s;

function rewriteHtml(html: string, { builtIn, brand, replaceNames, width }: HtmlOptions): string {
  const handle = `<meta name="twitter:site" content="${builtIn.social.x}">`;
  return html
    .replace(handle, brand.social.x === '' ? '' : handle)
    .replace(describeProfiles(builtIn), () => describeProfiles(brand))
    .replaceAll(`© ${builtIn.copyrightYear} `, `© ${brand.copyrightYear} `)
    .replaceAll(`width="${builtLogoWidth}" height="${logoHeight}"`, `width="${width}" height="${logoHeight}"`)
    .split(dataBlock)
    .map((part) => replaceNames(part, dataBlock.test(part) ? escapeScript : escapeHtml))
    .join('');
}

const describeProfiles = ({ social }: Brand) => `"sameAs":${JSON.stringify(listSocialProfiles(social))}`;

const logos = new Map<string, keyof BrandPictures>([
  ['logo', 'logo'],
  ['logo-dusk', 'logoOnDark'],
  ['logo-mark', 'mark'],
  ['logo-mark-dusk', 'markOnDark'],
]);

/** Vite adds a hash of eight characters to the names of pictures. */
function findPicture(path: string, pictures: BrandPictures) {
  const [, asset = ''] = /^\/assets\/(logo(?:-dusk|-mark|-mark-dusk)?)-[\w-]{8}\.svg$/.exec(path) ?? [];
  const name = logos.get(asset);
  if (name) return pictures[name];
  if (path === '/favicon.svg') return pictures.mark;
  if (path === '/favicon.ico' || path.startsWith('/icons/')) return pictures.icon;
  return path.startsWith('/previews/') ? pictures.preview : undefined;
}
