import {
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ApiError, readableError } from '@ministry/api-client';
import { showToast, type ToastContent } from '@ministry/ui/toast-store';
import { loadWaiting } from '../app/load-waiting.ts';
import { answersIn, controlsOf, restore } from './answers.ts';
import { type Answers, dropDraft, loadDraft, saveDraft } from './draft.ts';
import { formCopy } from './forms.copy.ts';

/** Error messages by field name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

interface FormRules<Field extends string, Answer> {
  /** The name of the draft on this device: 'contact', 'registration:7'. */
  name: string;
  /** Returns answers that this device suggests if there is no draft. Must be the same function at every render. */
  suggest?: (form: HTMLFormElement) => Readonly<Record<string, string>>;
  /** Field names, in the order of the page. */
  fields: readonly Field[];
  /** Returns an empty object if the answers can be sent. The server validates again. */
  validate(answers: Answers<Field>): FieldErrors;
  /** Throws `ApiError` when refused, any other error when the server was not reached. */
  send(answers: Answers<Field>): Promise<Answer>;
  /** Called after the draft is dropped. */
  onSent(answer: Answer): void;
  toasts: {
    /** Shown when the form is not valid; without it there are only the messages beside the fields. */
    missing?: ToastContent | ((errors: FieldErrors) => ToastContent);
    /** Without a description the toast shows the reason of the failure. */
    failed: { title: string; description?: string } | ((error: unknown) => ToastContent);
  };
  /** Put before the message above a form that was refused or not sent. */
  refusedLead?: string;
  /** Why the form was refused when it was sent without a script; from the address of the page. */
  refusal?: { sentence: string; errors?: FieldErrors } | undefined;
  /** Whether the form may be queued until there is a connection. Payments never are. */
  canWait?: boolean;
  /** False while the fields of a draft are not rendered yet. */
  isReady?: boolean;
}

interface Form {
  /** For the form element, which also has `method` and `action` for visitors without scripts. */
  props: Pick<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit' | 'onInput'> & {
    ref: RefObject<HTMLFormElement | null>;
  };
  errors: FieldErrors;
  /** Why the form was not sent. Pass it to `FormFailure`, with `message` as its ref. */
  failure: ReactNode;
  message: RefObject<HTMLParagraphElement | null>;
  isSending: boolean;
  /** False on the server and until hydration. */
  isScripted: boolean;
  /** Saves the draft after a change that fired no input event. */
  keep(): void;
}

type Outcome = { errors: FieldErrors; sentence: ReactNode; isNew: boolean };
const none: FieldErrors = {};

/**
 * A form that works without a script. With its script it stays on the page, keeps a draft on the device, shows what is
 * wrong beside each field with the focus on the first one, and is sent only once however often the button is clicked.
 */
export function useForm<Field extends string, Answer>(rules: FormRules<Field, Answer>): Form {
  const { name, fields, validate, send, onSent, toasts, refusal, suggest, isReady = true } = rules;
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({
    errors: refusal?.errors ?? none,
    sentence: refusal?.sentence,
    isNew: false,
  });
  // Until hydration the browser checks the form. Afterwards `validate` does, with messages beside the fields.
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  // After a refusal nothing is suggested: the form contains the answers that the visitor has sent.
  useRestoredDraft(form, name, isReady, refusal ? undefined : suggest);

  const show = (errors: FieldErrors, sentence?: ReactNode) => setOutcome({ errors, sentence, isNew: true });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting.current) return;
    const element = event.currentTarget;
    const given = answersIn(element, fields);
    const found = validate(given);
    if (Object.keys(found).length > 0) {
      const { missing } = toasts;
      if (missing) showToast({ ...(typeof missing === 'function' ? missing(found) : missing), variant: 'destructive' });
      return show(found, formCopy.checkFields);
    }
    const loading = rules.canWait && loadWaiting();
    isSubmitting.current = true;
    setSending(true);
    show(none);
    let answer: Answer;
    try {
      answer = await send(given);
    } catch (error) {
      const waiting = !(error instanceof ApiError) && (await loading);
      const later = waiting && waiting.unanswered({ name, form: element, answers: given, onQueued: () => show(none) });
      if (later === true) return;
      show(error instanceof ApiError ? error.fields : none, sentenceOf(error, rules.refusedLead, later));
      const toast = typeof toasts.failed === 'function' ? toasts.failed(error) : toasts.failed;
      return showToast({ description: readableError(error), ...toast, variant: 'destructive' });
    } finally {
      isSubmitting.current = false;
      setSending(false);
    }
    dropDraft(name);
    onSent(answer);
  }

  const keep = () => {
    if (form.current) saveDraft(name, answersIn(form.current, fields));
    if (rules.canWait && navigator.onLine) void loadWaiting();
  };
  return {
    props: { ref: form, noValidate: isScripted, onSubmit: (event) => void submit(event), onInput: keep },
    errors: outcome.errors,
    failure: outcome.sentence,
    message: useFocusOnFailure(form, fields, outcome),
    isSending,
    isScripted,
    keep,
  };
}

/** Why a form was not sent. @param later a button that queues it */
function sentenceOf(error: unknown, lead: string | undefined, later: ReactNode): ReactNode {
  const reason = error instanceof ApiError ? error.sentence : `${formCopy.notSent} ${readableError(error)}`;
  return [lead ? `${lead} ${reason}` : reason, later];
}

/** Restores the draft before the first paint of a form that a script has opened, so that nothing moves. */
function useRestoredDraft(
  form: Form['props']['ref'],
  name: string,
  isReady: boolean,
  suggest: FormRules<string, unknown>['suggest'],
) {
  useLayoutEffect(() => {
    if (!isReady || !form.current) return;
    for (const [field, answer] of Object.entries({ ...suggest?.(form.current), ...loadDraft(name) }))
      restore(form.current, field, answer ?? '');
  }, [form, name, isReady, suggest]);
}

/** Moves the focus to the first wrong field, or to the message if no field is wrong: the message may be far above the button. */
function useFocusOnFailure(form: Form['props']['ref'], fields: readonly string[], outcome: Outcome) {
  const message = useRef<HTMLParagraphElement>(null);
  const order = useRef(fields);
  useEffect(() => void (order.current = fields), [fields]);
  useEffect(() => {
    if (!outcome.isNew || outcome.sentence === undefined) return;
    const first = order.current.find((field) => outcome.errors[field]);
    const control = first && form.current && controlsOf(form.current, first)[0];
    (control || message.current)?.focus();
  }, [form, outcome]);
  return message;
}
