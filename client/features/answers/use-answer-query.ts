import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const parameter = 'q';

/**
 * The query, which is also in the address, so that a search can be shared, reloaded, and undone with Back. The prerendered
 * page has none, and keeps what was typed into its field before scripts ran.
 */
export function useAnswerQuery(field: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState('');
  const [parameters, setParameters] = useSearchParams();
  const navigationType = useNavigationType();
  const { key } = useLocation();
  const asked = parameters.get(parameter) ?? '';

  // Typing updates the address. Every other change of the address updates the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry updates it once.
  useEffect(() => {
    if (navigationType === 'REPLACE' || !field.current) return;
    const isFirst = field.current.value !== '' && query === '' && asked === '';
    if (!isFirst) field.current.value = asked;
    setQuery(field.current.value);
  }, [key]);

  function change(text: string): void {
    setQuery(text);
    setParameters(text.trim() === '' ? {} : { [parameter]: text }, { replace: true });
  }

  return {
    query,
    change,
    clear() {
      change('');
      if (!field.current) return;
      field.current.value = '';
      field.current.focus();
    },
  };
}
