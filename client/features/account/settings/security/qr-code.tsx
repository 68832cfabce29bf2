import { useMemo } from 'react';
import { encode } from 'uqr';
import { buildQrPath } from './qr-path.ts';

/** Modules of white around the code, without which cameras do not find it. */
const quietZone = 4;

/** Drawn here, so that what it says goes to no one. Black on white whatever the page's colors. */
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
