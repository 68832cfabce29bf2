/** A spinning ring in the text color. It's decorative, because the words next to it say what is happening. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block flex-none animate-spin rounded-full border-3 border-current/35 border-t-current motion-reduce:animate-none ${className}`}
    />
  );
}
