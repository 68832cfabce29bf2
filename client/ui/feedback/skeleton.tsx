/**
 * A placeholder with the position and size of what is loading. Its parent has `aria-busy` and says in words that
 * it's loading.
 */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-xs bg-surface-tint ${className}`} />;
}
