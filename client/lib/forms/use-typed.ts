import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { getTypedValues } from './get-typed-values.ts';

/**
 * Reports what was filled in before React started, once: what differs from `shown`, the values of the first render. Without
 * this, the first change that React renders would undo it.
 */
export function useTyped<Values extends Record<string, string | boolean>>(
  form: RefObject<HTMLFormElement | null>,
  shown: Values,
  onTyped: (typed: Partial<Values>) => void,
): void {
  const typed = useRef<Partial<Values>>({});
  const read = useEffectEvent(() => {
    typed.current = getTypedValues(form.current, shown);
  });
  const report = useEffectEvent(() => {
    if (Object.keys(typed.current).length > 0) onTyped(typed.current);
  });
  useLayoutEffect(() => read(), []);
  useEffect(() => report(), []);
}
