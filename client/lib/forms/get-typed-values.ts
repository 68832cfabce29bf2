/**
 * Returns what people, or their browser, filled in before React started: the fields that differ from `blank`, by name.
 */
export function getTypedValues<Values extends Record<string, string | boolean>>(
  form: HTMLFormElement | null,
  blank: Values,
): Partial<Values> {
  const typed: Partial<Values> = {};
  if (!form) return typed;
  const data = new FormData(form);
  for (const name in blank) {
    // Form data contains only the boxes that are checked.
    const value = typeof blank[name] === 'boolean' ? data.has(name) : data.get(name);
    if (typeof value === typeof blank[name] && value !== blank[name]) Object.assign(typed, { [name]: value });
  }
  return typed;
}
