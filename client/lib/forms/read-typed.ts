/** What people, or their browser, filled in before React started: the texts that differ from `blank`, by field name. */
export function readTyped<Values extends Record<string, string>>(
  form: HTMLFormElement | null,
  blank: Values,
): Partial<Values> {
  const typed: Partial<Values> = {};
  if (!form) return typed;
  const data = new FormData(form);
  for (const name in blank) {
    const text = data.get(name);
    if (typeof text === 'string' && text !== blank[name]) Object.assign(typed, { [name]: text });
  }
  return typed;
}
