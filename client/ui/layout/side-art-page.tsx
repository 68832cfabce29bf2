import type { ReactNode } from 'react';
import streetUrl from '../art/street.svg';

/** The middle of the picture, zoomed out further than in the quote flow. */
const sideArtUrl = `${streetUrl}#svgView(viewBox(-130,-240,860,880);preserveAspectRatio(xMidYMax%20slice))`;

/**
 * A whole page that has only one thing to do: its header and `main` are on the left and, on wide screens, a
 * picture is on the right.
 */
export function SideArtPage({ children }: { children: ReactNode }) {
  return (
    <div className="md:grid md:min-h-dvh md:grid-cols-[7fr_5fr]">
      <div className="flex min-w-0 flex-col max-md:min-h-dvh">{children}</div>
      <div className="sticky top-0 hidden h-dvh overflow-hidden bg-surface-dusk md:block">
        <img src={sideArtUrl} alt="" className="absolute inset-0 size-full" />
      </div>
    </div>
  );
}
