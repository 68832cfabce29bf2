import type { Article } from './article.ts';
import { messages } from './messages.ts';

export function ArticleContents({ sections }: Pick<Article, 'sections'>) {
  return (
    <nav aria-labelledby="contents" className="print:hidden">
      <h2 id="contents" className="border-b-2 border-ink pb-2.5 text-title font-semibold">
        {messages.contents}
      </h2>
      <ul>
        {sections
          .filter(({ level }) => level === 2)
          .map(({ id, title }) => (
            <li key={id} className="border-b border-line">
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center rounded-xs py-1.5 leading-snug font-medium text-link hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
