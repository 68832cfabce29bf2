import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';

type TableOfContentsProps = {
  /** `id` is the section's anchor. */
  sections: readonly { id: string; title: string }[];
  title?: string;
};

/** The sections of a long page. From 1024 px, they are next to the text and always visible. */
export function TableOfContents({ sections, title = messages.contents }: TableOfContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="min-[64rem]:sticky min-[64rem]:top-6 min-[64rem]:max-h-[calc(100vh-3rem)] min-[64rem]:self-start min-[64rem]:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="border-b-2 border-ink pb-2.5 font-semibold">
        {title}
      </h2>
      <ol className="md:columns-2 md:gap-10 min-[64rem]:columns-1">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <Link
              to={`#${id}`}
              className="flex min-h-11 items-center rounded-xs py-1.5 text-base leading-snug text-link hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
