/** The controls of a field: several radio buttons, or one input, textarea or select. */
export const controlsOf = (form: HTMLFormElement, field: string): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(`[name="${field}"]`),
];

/** The answers as typed or chosen; '' for an unchecked checkbox. */
export function answersIn<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  const given = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(given.get(field) ?? '')])) as Record<Field, string>;
}

/** Puts the answer of a draft back, unless the field has been changed since the page was opened. */
export function restore(form: HTMLFormElement, field: string, answer: string): void {
  const controls = controlsOf(form, field);
  if (answer === '' || controls.some(({ checked, defaultChecked }) => checked !== defaultChecked)) return;
  for (const control of controls) {
    // An option that is no longer offered is not chosen.
    if (control.type === 'radio' || control.type === 'checkbox') control.checked ||= control.value === answer;
    else if (control.value === '' || control.value === control.defaultValue) control.value = answer;
  }
}
