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
    const values = typeof blank[name] === 'boolean' ? [data.has(name)] : data.getAll(name);
    // A value may have two controls, such as a list and a slider.
    const value = values.find((one) => typeof one === typeof blank[name] && one !== blank[name]);
    if (value !== undefined) Object.assign(typed, { [name]: value });
  }
  return typed;
}
