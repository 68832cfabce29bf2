/** A still block in the place and size of what is loading; its parent carries `aria-busy` and says so in words. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-xs bg-dusk-100 ${className}`} />;
}
