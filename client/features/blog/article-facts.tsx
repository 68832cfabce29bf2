import { messages } from './messages.ts';
/** When an article was published, and how long it takes to read. */
export function ArticleFacts({
  publishDate,
  dateText,
  readMinutes,
}: {
  publishDate: string;
  dateText: string;
  readMinutes: number;
}) {
  return (
    <p className="tabular text-small text-muted">
      <time dateTime={publishDate}>{dateText}</time> {messages.readingTime(readMinutes)}
    </p>
  );
}
