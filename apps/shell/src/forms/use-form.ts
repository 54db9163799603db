import { useEffect, useRef, useState, type FormEvent, type FormHTMLAttributes, type RefObject } from 'react';
import { ApiError, readableError } from '@ministry/api-client';
import { showToast, type ToastContent } from '@ministry/ui/toast-store';
import { dropDraft, loadDraft, saveDraft, type Answers } from './draft.ts';
import { formWords } from './forms.content.ts';

/** What is wrong with which field, by its name. */
export type Faults = Readonly<Partial<Record<string, string>>>;

interface FormRules<Field extends string, Answer> {
  /** Names the draft on this device: 'contact', 'registration:7'. */
  name: string;
  /** In the order in which they stand. */
  fields: readonly Field[];
  /** Empty when the answers can be sent. The server checks again. */
  faultsOf(answers: Answers<Field>): Faults;
  /** Raises `ApiError` when refused, anything else when the server was not reached. */
  send(answers: Answers<Field>): Promise<Answer>;
  /** The draft is gone by now. */
  onSent(answer: Answer): void;
  toasts: {
    /** When an answer is missing; left out where the words beside the fields are enough. */
    missing?: ToastContent | ((faults: Faults) => ToastContent);
    /** Without a description it says the reason. */
    failed: { title: string; description?: string } | ((error: unknown) => ToastContent);
  };
  /** Begins the sentence above a form that was refused or not sent. */
  refusedLead?: string;
  /** What a plain form was told, out of the address of the page. */
  refusal?: { sentence: string; faults?: Faults } | undefined;
  /** False while the fields of a draft are not drawn yet. */
  isReady?: boolean;
}

interface Form {
  /** For the form element, beside `method` and `action`, which serve it without a script. */
  props: Pick<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit' | 'onInput'> & {
    ref: RefObject<HTMLFormElement | null>;
  };
  faults: Faults;
  /** Why it was not sent, and where that stands: both for `FormFailure`. */
  failure: string | undefined;
  message: RefObject<HTMLParagraphElement | null>;
  isSending: boolean;
  /** False on the server and until the script is there. */
  isScripted: boolean;
  /** Keeps what stands in the form now, after a change that nobody typed. */
  keep(): void;
}

type Outcome = { faults: Faults; sentence: string | undefined; isNew: boolean };
const none: Faults = {};

/**
 * An ordinary form that stays on its page once its script is there: it keeps a draft on the device, says beside each
 * field what is wrong, moves the focus to the first such field, and goes out once however often it is pressed.
 */
export function useForm<Field extends string, Answer>({
  name,
  fields,
  faultsOf,
  send,
  onSent,
  toasts,
  refusedLead,
  refusal,
  isReady = true,
}: FormRules<Field, Answer>): Form {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({
    faults: refusal?.faults ?? none,
    sentence: refusal?.sentence,
    isNew: false,
  });
  // Without a script the browser's own checks hold the form back; with it ours do, beside the fields.
  const [isScripted, setScripted] = useState(false);
  const order = useRef(fields);
  useEffect(() => void (order.current = fields), [fields]);

  useEffect(() => {
    setScripted(true);
    if (!isReady || !form.current) return;
    for (const [field, value] of Object.entries(loadDraft(name))) restore(form.current, field, value);
  }, [name, isReady]);

  // A failure that is about no field is read at its own place, which may be far above the button.
  useEffect(() => {
    if (!outcome.isNew || outcome.sentence === undefined) return;
    const first = order.current.find((field) => outcome.faults[field]);
    const control = first && form.current && controlOf(form.current, first);
    (control || message.current)?.focus();
  }, [outcome]);

  const answers = (element: HTMLFormElement) =>
    Object.fromEntries(fields.map((field) => [field, answerOf(element, field)])) as Answers<Field>;
  const show = (faults: Faults, sentence: string | undefined) => setOutcome({ faults, sentence, isNew: true });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const given = answers(event.currentTarget);
    const found = faultsOf(given);
    if (Object.keys(found).length > 0) {
      const { missing } = toasts;
      if (missing) showToast({ ...(typeof missing === 'function' ? missing(found) : missing), variant: 'destructive' });
      return show(found, formWords.checkFields);
    }
    isUnderWay.current = true;
    setSending(true);
    show(none, undefined);
    let answer: Answer;
    try {
      answer = await send(given);
    } catch (error) {
      const reason = error instanceof ApiError ? error.sentence : `${formWords.notSent} ${readableError(error)}`;
      show(error instanceof ApiError ? error.fields : none, refusedLead ? `${refusedLead} ${reason}` : reason);
      const { failed } = toasts;
      showToast({
        description: readableError(error),
        ...(typeof failed === 'function' ? failed(error) : failed),
        variant: 'destructive',
      });
      return;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
    dropDraft(name);
    onSent(answer);
  }

  const keep = () => form.current && saveDraft(name, answers(form.current));
  return {
    props: { ref: form, noValidate: isScripted, onSubmit: (event) => void submit(event), onInput: keep },
    faults: outcome.faults,
    failure: outcome.sentence,
    message,
    isSending,
    isScripted,
    keep,
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field; of several to choose from, the first. */
function controlOf(form: HTMLFormElement, field: string): Control | null {
  const named = form.elements.namedItem(field);
  const control = named instanceof RadioNodeList ? named[0] : named;
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : null;
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

const choicesOf = (form: HTMLFormElement, field: string): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${field}"]`),
];

function answerOf(form: HTMLFormElement, field: string): string {
  const control = controlOf(form, field);
  if (control && isBox(control)) return control.checked ? 'true' : '';
  if (control?.type === 'radio') return choicesOf(form, field).find(({ checked }) => checked)?.value ?? '';
  return control?.value ?? '';
}

/** Puts a kept answer back where nothing has been typed meanwhile. */
function restore(form: HTMLFormElement, field: string, value = ''): void {
  const control = controlOf(form, field);
  if (!control || value === '') return;
  if (isBox(control)) control.checked = true;
  else if (control.type === 'radio') chooseAgain(choicesOf(form, field), value);
  else if (control.value === '' || (!(control instanceof HTMLSelectElement) && control.value === control.defaultValue))
    control.value = value;
}

/** What is no longer offered is not chosen. */
function chooseAgain(choices: HTMLInputElement[], value: string): void {
  if (choices.some(({ checked, defaultChecked }) => checked !== defaultChecked)) return;
  const kept = choices.find((choice) => choice.value === value);
  if (kept) kept.checked = true;
}
