import { type FormEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';

/** The error in each field. Fields without an entry are valid. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

type FormOptions<Values> = {
  /** The current values of the fields. The form decides where to keep them, such as in a draft. */
  values: Values;
  onChange: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  validate: (values: Values) => FormErrors<Values>;
  /** Errors that are shown but don't stop the form. */
  warn?: ((values: Values) => FormErrors<Values>) | undefined;
  /** Called only when there are no errors. */
  onSubmit: () => void;
  /** Called when there are errors, after the first invalid field has the focus. */
  onInvalid?: ((errors: FormErrors<Values>) => void) | undefined;
  /** Whether pressing the button does nothing, because a call is in progress or the form hasn't been filled in. */
  isInert?: boolean | undefined;
  /** For callers that need the form element before the hook runs. */
  ref?: RefObject<HTMLFormElement | null> | undefined;
  /** For codes: selects the typed text, so that typing replaces it. */
  selectsText?: boolean | undefined;
};

/** Values that stay in the page. `set` changes several of them, or empties the form again. */
export function useFormValues<Values extends object>(initial: Values | (() => Values)) {
  const [values, setValues] = useState(initial);
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  return {
    values,
    set,
    onChange: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setValues((before) => ({ ...before, [name]: value })),
  };
}

/**
 * How every form of the site handles errors. A field shows its error once it was left with text in it or after a
 * change, and once the form was submitted. Editing it clears the error until it is left again. Submitting focuses the
 * first invalid field. An error from the server shows at its field until that changes. Fields are found by their `name`.
 */
export function useForm<Values>({
  values,
  onChange,
  validate,
  warn,
  onSubmit,
  onInvalid,
  isInert = false,
  selectsText = false,
  ref: givenRef,
}: FormOptions<Values>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const ref = givenRef ?? ownRef;
  const edited = useRef(new Set<keyof Values>());
  const [checked, setChecked] = useState<ReadonlySet<PropertyKey>>(new Set());
  const [serverErrors, setServerErrors] = useState<FormErrors<Values>>({});
  const errors = validate(values);
  const shown = { ...warn?.(values), ...errors };

  /** Server errors without a field here are left to the toast. */
  function focusFirst(found: FormErrors<Values>) {
    const wrong = new Map<string, unknown>(Object.entries(found));
    const controls = [...(ref.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const first = controls.find((control) => wrong.get(control.getAttribute('name') ?? ''));
    first?.focus();
    if (selectsText && first instanceof HTMLInputElement) first.select();
  }

  function leave(name: keyof Values) {
    const isEmpty = values[name] === '' || values[name] === false;
    if (!isEmpty || edited.current.has(name)) setChecked((before) => new Set(before).add(name));
  }

  return {
    /** For the form element. */
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (isInert) return;
        const isValid = !Object.values(errors).some(Boolean);
        setChecked(new Set(isValid ? [] : Object.keys(errors)));
        if (isValid) onSubmit();
        else {
          focusFirst(errors);
          onInvalid?.(errors);
        }
      },
      /** An error that appears on leaving a field would move the button away from under the press. */
      onMouseDown(event: MouseEvent) {
        const left = document.activeElement?.getAttribute('name') ?? '';
        const isNews = new Map<string, unknown>(Object.entries(shown)).get(left) && !checked.has(left);
        if (isNews && event.target instanceof Element && event.target.closest('button'))
          event.preventDefault();
      },
    },
    /** For a field's control. */
    bind: <Name extends keyof Values>(name: Name) => ({
      name,
      value: values[name],
      onChange(value: Values[Name]) {
        edited.current.add(name);
        setServerErrors((before) => ({ ...before, [name]: undefined }));
        setChecked((before) => new Set([...before].filter((other) => other !== name)));
        onChange(name, value);
      },
      onBlur: () => leave(name),
      error: serverErrors[name] ?? (checked.has(name) ? shown[name] : undefined),
    }),
    leave,
    /** Shows the server's errors, and focuses the first of these fields. */
    showErrors(found: FormErrors<Values>) {
      setServerErrors(found);
      focusFirst(found);
    },
    /** Returns to the state before anything was typed. */
    reset() {
      edited.current.clear();
      setChecked(new Set());
      setServerErrors({});
    },
  };
}
