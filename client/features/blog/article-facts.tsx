import type { ArticleEntry } from './article.ts';
import { messages } from './messages.ts';

/** When an article was published, and how long it takes to read. */
export function ArticleFacts({
  publishDate,
  published,
  readMinutes,
}: Pick<ArticleEntry, 'publishDate' | 'published' | 'readMinutes'>) {
  return (
    <p className="tabular text-small text-muted">
      <time dateTime={publishDate}>{published}</time> {messages.readingTime(readMinutes)}
    </p>
  );
}
