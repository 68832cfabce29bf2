import { settingGroups, settingNames } from '../../server/settings.ts';

const lineWidth = 118;

/** Composes `.env.example`: every setting with its default, below its description. */
export function composeEnvExample(): string {
  const sections = settingGroups.map(({ title, settings }) => {
    const lines = settings.map(
      ({ name, default: value = '', description }) => `${wrapComment(description)}\n${name}=${value}`,
    );
    return `# ${title}\n\n${lines.join('\n')}\n`;
  });
  return `# Written by \`npm run settings\`. All settings are optional in development. Copy this file to .env for what you change.\n\n${sections.join('\n')}`;
}

/** Composes docs/settings.md: a table for each group. */
export function composeSettingsPage(): string {
  const sections = settingGroups.map(({ title, settings }) => {
    const rows = settings.map(
      ({ name, default: value = '', description }) =>
        `| \`${name}\` | ${value && `\`${value}\``} | ${description.replaceAll('|', '\\|')} |`,
    );
    return `## ${title}\n\n| Name | Default | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Settings

Environment variables of the server. Blank ones count as unset. If any are invalid, the server does not start and prints a line for each.
This page and \`.env.example\` are written by \`npm run settings\` from \`server/settings.ts\`.

${sections.join('\n')}`;
}

/** What the image sets itself, and what compose asks for. */
const notPassedOn = ['NODE_ENV', 'PORT', 'HOST', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'SESSION_SECRET'];

/** Writes the settings that compose passes on as they are, between the two comments about them. */
export function writeIntoCompose(text: string): string {
  const lines = settingNames
    .filter((name) => !notPassedOn.includes(name))
    .map((name) => `      ${name}: \${${name}:-}\n`);
  return text.replace(
    /(# Written by `npm run settings`:\n)[\s\S]*?( *# The end of what it writes\.)/,
    (_all, start: string, end: string) => `${start}${lines.join('')}${end}`,
  );
}

function wrapComment(text: string): string {
  let line = '#';
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > lineWidth) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}
