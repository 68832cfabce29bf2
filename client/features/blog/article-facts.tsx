import { formatDate } from '../../../shared/format/dates.ts';
import type { ArticleEntry } from './article.ts';
import { messages } from './messages.ts';

/** When an article was published, and how long it takes to read. */
export function ArticleFacts({
  publishDate,
  readMinutes,
}: Pick<ArticleEntry, 'publishDate' | 'readMinutes'>) {
  return (
    <p className="tabular text-small text-muted">
      <time dateTime={publishDate}>{formatDate(publishDate)}</time> {messages.readingTime(readMinutes)}
    </p>
  );
}
