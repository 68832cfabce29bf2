import { describeSetting } from '../../server/setting-checks.ts';
import { settingGroups } from '../../server/settings.ts';

const lineWidth = 118;

type Entry = { name: string; value: string; description: string };

const groups: readonly { title: string; entries: readonly Entry[] }[] = Object.entries(settingGroups).map(
  ([title, settings]) => ({
    title,
    entries: Object.entries(settings).map(([name, setting]) => {
      const { description, default: value = '' } = describeSetting(setting);
      return { name, value, description };
    }),
  }),
);

/** Composes `.env.example`: every setting with its default, below its description. */
export function composeEnvExample(): string {
  const sections = groups.map(({ title, entries }) => {
    const lines = entries.map(
      ({ name, value, description }) => `${wrapComment(description)}\n${name}=${value}`,
    );
    return `# ${title}\n\n${lines.join('\n')}\n`;
  });
  return `# Written by \`npm run settings\`. All settings are optional in development. Copy this file to .env for what you change.\n\n${sections.join('\n')}`;
}

/** Composes docs/settings.md: a table for each group. */
export function composeSettingsPage(): string {
  const sections = groups.map(({ title, entries }) => {
    const rows = entries.map(
      ({ name, value, description }) =>
        `| \`${name}\` | ${value && `\`${value}\``} | ${description.replaceAll('|', '\\|')} |`,
    );
    return `## ${title}\n\n| Name | Default | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Settings

Environment variables of the server. Blank ones count as unset. If any are invalid, the server does not start and prints a line for each.
This page and \`.env.example\` are written by \`npm run settings\` from \`server/settings.ts\`.

${sections.join('\n')}`;
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
