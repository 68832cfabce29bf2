/** When an article appeared, and how long it takes to read. */
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
      <time dateTime={publishDate}>{dateText}</time> · {readMinutes} min read
    </p>
  );
}
