import type { ReactNode } from 'react';

/** Two columns if there is enough room. The cards and their skeletons have the same positions. */
export function DashboardGrid({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="mt-8 grid items-start gap-6 min-[64rem]:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      <div className="grid gap-6">{main}</div>
      <div className="grid gap-6">{side}</div>
    </div>
  );
}
