import type { ComponentType, SVGProps } from 'react';

/**
 * Lucide's outlines of the icons that every page needs at the start. Lucide's own components need a runtime that is
 * larger than all of these together, and the first script has a size budget.
 */
function draw(outline: string): ComponentType<SVGProps<SVGSVGElement>> {
  return (props) => (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={outline} />
    </svg>
  );
}

export const Check = draw('M20 6 9 17l-5-5');
export const ChevronDown = draw('m6 9 6 6 6-6');
export const Menu = draw('M4 5h16M4 12h16M4 19h16');
export const X = draw('M18 6 6 18M6 6l12 12');
