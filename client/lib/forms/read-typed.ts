/** What people, or their browser, filled in before React started: what differs from `blank`, by field name. */
export function readTyped<Values extends Record<string, string | boolean>>(
  form: HTMLFormElement | null,
  blank: Values,
): Partial<Values> {
  const typed: Partial<Values> = {};
  if (!form) return typed;
  const data = new FormData(form);
  for (const name in blank) {
    // Only ticked boxes are part of the data.
    const value = typeof blank[name] === 'boolean' ? data.has(name) : data.get(name);
    if (typeof value === typeof blank[name] && value !== blank[name]) Object.assign(typed, { [name]: value });
  }
  return typed;
}
