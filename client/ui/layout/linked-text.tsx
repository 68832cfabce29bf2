import { textLinkClassName } from '../actions/link.tsx';
import { messages } from '../messages.ts';

/** A sentence with links. They open in a new tab, because this tab contains what someone is typing. */
export function LinkedText({ text, links }: { text: string; links: Readonly<Record<string, string>> }) {
  const names = new RegExp(`(${Object.keys(links).join('|')})`);
  return text.split(names).map((part) => {
    const path = links[part];
    if (path === undefined) return part;
    return (
      <a
        key={part}
        href={path}
        target="_blank"
        rel="noopener"
        title={messages.newTab}
        className={textLinkClassName}
      >
        {part}
      </a>
    );
  });
}
