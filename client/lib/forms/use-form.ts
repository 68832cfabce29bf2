import { type FormEvent, type RefObject, useRef, useState } from 'react';

/** What is wrong with each field; the fields without an entry are fine. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

type FormOptions<Values> = {
  /** What is in the fields now. Who keeps it, such as a draft, is up to the form. */
  values: Values;
  onChange: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  validate: (values: Values) => FormErrors<Values>;
  /** Runs only when nothing is wrong. */
  onSubmit: () => void;
  /** Runs when something is wrong, after the first wrong field has the focus. */
  onInvalid?: ((errors: FormErrors<Values>) => void) | undefined;
  /** Whether pressing the button does nothing: a call is under way, or the form has not been filled in. */
  isInert?: boolean | undefined;
  /** For who needs the form element before the hook runs. */
  ref?: RefObject<HTMLFormElement | null> | undefined;
  /** Set for codes: what was typed is selected, so that typing replaces it. */
  selectsText?: boolean | undefined;
};

/**
 * How every form of the site treats errors. A field says what is wrong with it once it was left with text in it or after
 * a change, and once the form was submitted; from then on it is checked at every change. Submitting focuses the first
 * wrong field. An error of the server shows at its field until that changes. Fields are found by their `name`.
 */
export function useForm<Values>({
  values,
  onChange,
  validate,
  onSubmit,
  onInvalid,
  isInert = false,
  selectsText = false,
  ref: givenRef,
}: FormOptions<Values>) {
  const ownRef = useRef<HTMLFormElement>(null);
  const ref = givenRef ?? ownRef;
  const edited = useRef(new Set<keyof Values>());
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [serverErrors, setServerErrors] = useState<FormErrors<Values>>({});
  const errors = validate(values);

  /** Also for errors of the server that belong to no field here: they are left to the toast. */
  function focusFirst(found: FormErrors<Values>) {
    const wrong = new Map<string, unknown>(Object.entries(found));
    const controls = [...(ref.current?.querySelectorAll<HTMLElement>('[name]') ?? [])];
    const first = controls.find((control) => wrong.get(control.getAttribute('name') ?? ''));
    first?.focus();
    if (selectsText && first instanceof HTMLInputElement) first.select();
  }

  function leave(name: keyof Values) {
    const isEmpty = values[name] === '';
    if (!isEmpty || edited.current.has(name)) setLeft((before) => new Set(before).add(name));
  }

  const isChecked = (name: keyof Values) => isSubmitted || left.has(name);

  return {
    /** Of the form element. */
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (isInert) return;
        const isValid = !Object.values(errors).some(Boolean);
        setIsSubmitted(!isValid);
        if (isValid) onSubmit();
        else {
          focusFirst(errors);
          onInvalid?.(errors);
        }
      },
    },
    /** Of a field's control. */
    bind: <Name extends keyof Values>(name: Name) => ({
      name,
      value: values[name],
      onChange(value: Values[Name]) {
        edited.current.add(name);
        setServerErrors((before) => ({ ...before, [name]: undefined }));
        onChange(name, value);
      },
      onBlur: () => leave(name),
      error: serverErrors[name] ?? (isChecked(name) ? errors[name] : undefined),
    }),
    leave,
    /** Whether it is time to say what is wrong with the field. */
    isChecked,
    /** Shows what the server found wrong, and focuses the first of these fields. */
    showErrors(found: FormErrors<Values>) {
      setServerErrors(found);
      focusFirst(found);
    },
    /** Nothing was typed yet. */
    reset() {
      edited.current.clear();
      setLeft(new Set());
      setIsSubmitted(false);
      setServerErrors({});
    },
  };
}
