import { Badge } from '../../ui/feedback/badge.tsx';
import { messages } from './messages.ts';

export function TagList({ tags, className = '' }: { tags: readonly string[]; className?: string }) {
  return (
    <ul aria-label={messages.topics} className={`flex flex-wrap gap-2 ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="neutral">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
