import { type FormEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { toast } from '../../ui/feedback/toast-store.ts';

/** The error in each field. Fields without an entry are valid. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string | undefined };

type FormOptions<Values> = {
  /** The current values of the fields. The caller decides where to store them, such as in a draft. */
  values: Values;
  onChange: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  validate: (values: Values) => FormErrors<Values>;
  /** Errors that are shown but don't block submitting. */
  warn?: ((values: Values) => FormErrors<Values>) | undefined;
  /** Called only when there are no errors. */
  onSubmit: () => void;
  /** Called when there are errors, after they are shown. */
  onInvalid?: ((errors: FormErrors<Values>) => void) | undefined;
  /** Whether pressing the button does nothing, such as during a call or before anything was entered. */
  isInert?: boolean | undefined;
  /** For callers that need the form element before the hook runs. */
  ref?: RefObject<HTMLFormElement | null> | undefined;
  /** For codes: selects the entered text, so that typing replaces it. */
  selectsText?: boolean | undefined;
};

/** Values that last as long as the page. `set` changes several of them, or empties the form again. */
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

/** The fields whose errors are listed. */
type Summary<Values> = { key: number; names: readonly (keyof Values)[] };
type FormFailure = { message: string; fields: Readonly<Record<string, string | undefined>> };

const pressable = 'button, label, [type="checkbox"], [type="radio"]';

/** What `ErrorSummary` shows above a form's button. */
export type FormProblems = {
  /** Changes when the summary should take the focus. */
  key: number;
  /** In the form's order. */
  errors: readonly { name: string; message: string }[];
  /** Why a call failed, if that isn't about any field. */
  failure: string | undefined;
};

/**
 * How every form of the site handles errors, following GOV.UK's pattern. A field shows its error when the person leaves
 * it with text in it, leaves it after a change, or submits the form. Editing clears the error until the field is left
 * again. Submitting moves the focus to a summary of all errors, or to the field itself if there is only one. An error
 * from the server stays at its field until the field changes. Fields are found by their `name`.
 */
export function useForm<Values extends object>({
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
  const [summary, setSummary] = useState<Summary<Values>>({ key: 0, names: [] });
  const [failure, setFailure] = useState<string>();
  /** Whether a toast may be about something that this form shows. */
  const isTold = useRef(false);
  const errors = validate(values);
  const shown = { ...warn?.(values), ...errors };
  const findError = (name: keyof Values) =>
    serverErrors[name] ?? (checked.has(name) ? shown[name] : undefined);

  /** The names of the form's fields that are on screen, in order. */
  function listFields(): (keyof Values & string)[] {
    const names = [...(ref.current?.querySelectorAll('[name]') ?? [])].map((one) => one.getAttribute('name'));
    const known = Object.keys(values).filter(isFieldOf(values));
    return known.filter((name) => names.includes(name)).sort((a, b) => names.indexOf(a) - names.indexOf(b));
  }

  function tell(found: FormErrors<Values>) {
    isTold.current = true;
    const fields = listFields();
    const [only] = fields;
    const isSingle = fields.length === 1;
    const wrong = [...new Set([...fields, ...Object.keys(found).filter(isFieldOf(values))])];
    const names = isSingle ? [] : wrong.filter((name) => found[name]);
    setSummary(({ key }) => ({ key: key + 1, names }));
    const field = isSingle && ref.current?.querySelector<HTMLElement>(`[name="${only}"]`);
    if (field) field.focus();
    if (selectsText && field instanceof HTMLInputElement) field.select();
  }

  function leave(name: keyof Values) {
    const isEmpty = values[name] === '' || values[name] === false;
    if (!isEmpty || edited.current.has(name)) setChecked((before) => new Set(before).add(name));
  }

  function showErrors(found: FormErrors<Values>) {
    setServerErrors(found);
    tell(found);
  }

  function clear() {
    setServerErrors({});
    setFailure(undefined);
    setSummary(({ key }) => ({ key, names: [] }));
  }

  return {
    /** Props for the form element. */
    props: {
      ref,
      // Outside a dialog, this does nothing: pressing the button before the script runs loses nothing and loads no page.
      method: 'dialog',
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (isInert) return;
        toast.clear();
        clear();
        const isValid = !Object.values(errors).some(Boolean);
        setChecked(new Set(isValid ? [] : Object.keys(shown)));
        if (isValid) onSubmit();
        else {
          tell(errors);
          onInvalid?.(errors);
        }
      },
      /** An error that appears when a field loses the focus would move what is pressed away from under the pointer. */
      onMouseDown(event: MouseEvent) {
        const left = document.activeElement?.getAttribute('name') ?? '';
        const isNews = new Map<string, unknown>(Object.entries(shown)).get(left) && !checked.has(left);
        if (isNews && event.target instanceof Element && event.target.closest(pressable))
          event.preventDefault();
      },
    },
    /** Props for a field's control. */
    bind: <Name extends keyof Values>(name: Name) => ({
      name,
      value: values[name],
      onChange(value: Values[Name]) {
        edited.current.add(name);
        if (isTold.current) toast.clear();
        isTold.current = false;
        setFailure(undefined);
        setServerErrors((before) => ({ ...before, [name]: undefined }));
        setChecked((before) => new Set([...before].filter((other) => other !== name)));
        onChange(name, value);
      },
      onBlur: () => leave(name),
      error: findError(name),
    }),
    problems: {
      key: summary.key,
      errors: summary.names.flatMap((name) => {
        const message = findError(name);
        return message ? [{ name: String(name), message }] : [];
      }),
      failure,
    } satisfies FormProblems,
    leave,
    showErrors,
    /**
     * Shows why a call failed: at the fields it's about or, failing that, above the button. Returns whether a field
     * shows it.
     */
    showFailure({ message, fields }: FormFailure): boolean {
      const told = listFields().filter((name) => fields[name]);
      if (told.length > 0) showErrors(fields);
      else {
        isTold.current = true;
        setFailure(message);
      }
      return told.length > 0;
    },
    /** Removes what was said about the last attempt, because another one starts. */
    clear,
    /** Returns the form to its state before anything was typed. */
    reset() {
      edited.current.clear();
      setChecked(new Set());
      clear();
    },
  };
}

function isFieldOf<Values extends object>(values: Values) {
  return (name: PropertyKey): name is keyof Values & string => name in values;
}
