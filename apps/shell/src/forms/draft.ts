/** Answers of a form by the names of its fields, as typed; a ticked box is 'true', an empty one ''. */
export type Answers<Field extends string = string> = Record<Field, string>;

const keyOf = (form: string) => `draft:${form}`;

/** What was typed into the form of this name and not sent yet; kept on this device alone. */
export function loadDraft(form: string): Readonly<Partial<Answers>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}');
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
      : {};
  } catch {
    // Storage is refused or holds something else: there is no draft.
    return {};
  }
}

export function saveDraft(form: string, answers: Answers): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(answers));
  } catch {
    // Storage is full or refused; the form itself still holds the words.
  }
}

export function dropDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept.
  }
}
