/**
 * A score from 0 to 1 as a bar. The words next to it say the same. Its width is an attribute and not a style, because
 * of the CSP.
 */
export function ScoreBar({ share, className }: { share: number; className: string }) {
  return (
    <svg width="100%" height="8" aria-hidden="true" className={`rounded-sm bg-track ${className}`}>
      <rect width={`${Math.round(share * 100)}%`} height="8" rx="4" />
    </svg>
  );
}
