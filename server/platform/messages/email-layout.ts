import { language } from '../../../shared/format/locale.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { brandLook } from '../brand-look.ts';
import { escapeHtml } from '../http/escape-html.ts';

export type EmailContent = {
  /** Shown in an email app's list, next to the subject. */
  preheader: string;
  heading: string;
  /** Their line breaks are kept. */
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Digits to enter on the page. */
  code?: string;
  /** Why the person got this email. The default says that someone entered the address here. */
  footnote?: string;
};

/** An email without its recipient. */
export type ComposedEmail = { purpose: string; subject: string; text: string; html: string };

const defaultFootnote = `You’re getting this email because this address is used on ${brand.name}.`;

/**
 * Composes both parts of an email. Everything is escaped, nothing is loaded from elsewhere, and the link also appears
 * as text.
 */
export function composeEmail(content: EmailContent): { text: string; html: string } {
  return { text: composeText(content), html: composeHtml(content) };
}

function composeText({
  heading,
  paragraphs,
  action,
  code,
  footnote = defaultFootnote,
}: EmailContent): string {
  return [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${footnote}`,
    `${brand.legalName}\n${brand.postalAddress.join(', ')}`,
  ].join('\n\n');
}

const { recolor } = brandLook;

/** The site's colors (client/ui/tokens.css), repeated here because email apps don't support custom properties. */
const color = {
  page: recolor('#f1f6f6'),
  surface: recolor('#ffffff'),
  lit: recolor('#fff8e4'),
  dusk: recolor('#0a3038'),
  lamp: recolor('#ffc83d'),
  ink: recolor('#0b262c'),
  body: recolor('#3d555b'),
  muted: recolor('#55696e'),
  primary: recolor('#0d5a66'),
};

/** For email apps that switch to dark mode automatically. All others keep the light colors. */
const darkStyle = recolor(`
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #061f25 !important; }
  .surface { background: ${color.dusk} !important; }
  .lit { background: #0a4650 !important; color: #ffffff !important; }
  .ink { color: #ffffff !important; }
  .body, .muted, .link { color: #c5dde0 !important; }
  .button { background: ${color.lamp} !important; }
  .label { color: ${color.ink} !important; }
}
@media (max-width: 480px) { .inset { padding-left: 20px !important; padding-right: 20px !important; } }
`);

/** Text without spaces must not stretch the table. Email apps know different ones of these. */
const breaking = 'word-wrap: break-word; overflow-wrap: anywhere; word-break: break-word;';

const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Segoe UI', system-ui, -apple-system, Roboto, Arial, sans-serif";

function composeHtml(content: EmailContent): string {
  const { preheader, heading, paragraphs, action, code, footnote = defaultFootnote } = content;
  const running = `margin: 0 0 16px; font: 400 17px/27px ${sans}; color: ${color.body}; ${breaking}`;
  const small = `margin: 0 0 12px; font: 400 14px/21px ${sans}; color: ${color.muted}; ${breaking}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: ${color.page};">
<div style="display: none; max-height: 0; overflow: hidden;">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="table-layout: fixed; background: ${color.page};">
<tr><td align="center" style="padding: 24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout: fixed; max-width: 560px; text-align: left;">
<tr><td class="inset" style="padding: 20px 32px; background: ${color.dusk}; border-bottom: 4px solid ${color.lamp}; border-radius: 20px 20px 0 0; font: 600 22px/28px ${serif}; color: #ffffff;">${escapeHtml(brand.name)}</td></tr>
<tr><td class="surface inset" style="padding: 32px 32px 16px; background: ${color.surface}; border-radius: 0 0 20px 20px;">
<h1 class="ink" style="margin: 0 0 16px; font: 600 28px/34px ${serif}; color: ${color.ink}; ${breaking}">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p class="body" style="${running}">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')}
${code === undefined ? '' : composeCode(code)}
${action ? composeAction(action, small) : ''}
</td></tr>
<tr><td class="inset" style="padding: 20px 32px;">
<p class="muted" style="${small}">${escapeHtml(footnote)}</p>
<p class="muted" style="${small}">${escapeHtml(brand.legalName)}<br>${escapeHtml(brand.postalAddress.join(', '))}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Outlook shows the background and padding of a cell only. */
function composeCode(code: string): string {
  const style = `padding: 16px 20px; border-radius: 12px; background: ${color.lit}; font: 600 34px/40px ${serif}; letter-spacing: 0.16em; color: ${color.ink};`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 16px;"><tr>
<td class="lit" style="${style}">${escapeHtml(code)}</td>
</tr></table>`;
}

function composeAction({ label, url }: { label: string; url: string }, small: string): string {
  const href = escapeHtml(url);
  const link = `display: block; font: 600 17px/24px ${sans}; color: #ffffff; text-decoration: none; ${breaking}`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 8px 0 20px;"><tr>
<td class="button" style="padding: 14px 24px; border-radius: 12px; background: ${color.primary};"><a class="label" href="${href}" style="${link}">${escapeHtml(label)}</a></td>
</tr></table>
<p class="muted" style="${small}">Or open this address:<br><a class="link" href="${href}" style="color: ${color.primary};">${href}</a></p>`;
}
