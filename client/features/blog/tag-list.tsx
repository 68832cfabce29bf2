import { Badge } from '../../ui/feedback/badge.tsx';

export function TagList({ tags, className = '' }: { tags: readonly string[]; className?: string }) {
  return (
    <ul aria-label="Topics" className={`flex flex-wrap gap-2 ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="neutral">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
