import { useMemo } from 'react';
import { encode } from 'uqr';

/** The white border around the code in modules, without which cameras don't recognize it. */
const quietZone = 4;

/** Drawn in the browser, so that its content isn't sent anywhere. It's black on white in every theme. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: quietZone });
    return { size: code.size, path: buildQrPath(code.data) };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-xs border border-line ${className}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The dark modules of a QR code as one SVG path, which joins neighbors in a row. */
export function buildQrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      listRuns(row)
        .map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

function listRuns(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  }
  return runs;
}
