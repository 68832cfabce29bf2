import { type ReactNode, useEffect, useRef } from 'react';

/** Heading of a step that takes another one's place. The focus comes to it, so that it is read out. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-title font-semibold">
      {children}
    </h3>
  );
}
