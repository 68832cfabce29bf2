import type { SiteEvent } from '../../lib/tracker.ts';

type FormAction = 'focus' | 'change' | 'submit';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form of field names in the site's own source. What a person types is unlikely to match. */
const fieldName = /^[A-Za-z][\w-]{0,60}$/;

/**
 * Reports how forms are used: each field once when it is entered and once when it is changed, until another page is
 * shown, and every submit. Never reports a value, except from lists in a form marked with `data-track-values`.
 */
export function watchForms(document: Document, record: (event: SiteEvent) => void) {
  const seen = new Set<string>();

  function report(formName: string, field: string | undefined, action: FormAction) {
    const key = `${formName} ${field} ${action}`;
    if (action !== 'submit' && seen.has(key)) return;
    seen.add(key);
    const additionalData = { formName, ...(field !== undefined && { fieldName: field }), action };
    record({ action: 'track_event', eventName: 'form_interaction', additionalData });
  }

  function handleField(event: Event) {
    const control = findControl(event.target);
    if (!control || !fieldName.test(control.name)) return;
    const isChange = event.type === 'change';
    if (isChange && control instanceof HTMLSelectElement) reportChoice(control, record);
    else if (!isChange || control.getAttribute('role') !== 'combobox')
      report(findFormName(control), control.name, isChange ? 'change' : 'focus');
  }

  document.addEventListener('focusin', handleField, { capture: true, passive: true });
  document.addEventListener('change', handleField, { capture: true, passive: true });
  document.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement) report(findFormName(target), undefined, 'submit');
    },
    { capture: true, passive: true },
  );

  return { forget: () => seen.clear() };
}

function reportChoice(select: HTMLSelectElement, record: (event: SiteEvent) => void) {
  const isOpen = select.form?.hasAttribute('data-track-values') === true;
  record({
    action: 'track_event',
    eventName: 'dropdown_selection',
    elementClicked: select.name,
    ...(isOpen && { elementValue: select.value }),
  });
}

function findControl(target: EventTarget | null): Control | undefined {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isControl ? target : undefined;
}

/** Returns the form's own name or, without one, its page's, such as `onboarding_profile`. */
function findFormName(element: Element): string {
  const named = element.closest('[data-track-form]')?.getAttribute('data-track-form');
  return named ?? (window.location.pathname.split('/').filter(Boolean).join('_') || 'home');
}
