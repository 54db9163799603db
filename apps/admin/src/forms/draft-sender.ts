import { ApiError } from '@ministry/api-client';

/** Milliseconds after the last key before a draft is sent, and before a failed try is repeated. */
export const draftDelay = { typed: 3_000, failed: 30_000 } as const;

export interface ServerDraft {
  value: object;
  device: string;
  savedAt: string;
}

/** The calls for the draft of one form, and what the sender must know of the browser. */
export interface DraftCalls {
  find(): Promise<ServerDraft | null>;
  /** @param replaces `savedAt` of the draft of another device that was continued here */
  put(value: object, replaces?: string): Promise<unknown>;
  remove(which: 'own' | 'any'): Promise<unknown>;
  isOnline(): boolean;
  /** What identifies the signed-in account: one account's words are never sent as another's. */
  account(): string | null;
}

const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
const isOtherDraft = (error: unknown): boolean => error instanceof ApiError && error.code === 'OTHER_DRAFT';

/** Sends what is typed into one form to the server: after a pause, one call at a time, the last state only. */
export class DraftSender {
  private readonly calls: DraftCalls;
  private onOther: () => void = () => undefined;
  /** Null: nothing to send; `value` null: the draft is to be deleted. */
  private next: { value: object | null; account: string | null } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> | null = null;
  /** Whether the server may have something of this form that was typed here. */
  private mayBeThere = false;
  /** Until it is decided about the draft of another device. */
  private isBlocked = false;
  private replaces: string | undefined;

  constructor(calls: DraftCalls) {
    this.calls = calls;
  }

  /** What another device has left; also what this one has left where it has lost its own copy. @param isOther whether to offer it */
  async findOther(isOther: (draft: ServerDraft) => boolean): Promise<ServerDraft | null> {
    if (!this.calls.isOnline()) return null;
    await this.underWay;
    const draft = await this.calls.find();
    this.isBlocked = draft !== null && draft.savedAt !== this.replaces && isOther(draft);
    if (this.isBlocked) return draft;
    this.flush();
    return null;
  }

  /** @param onOther called when another device turns out to have a draft of the form */
  listen(onOther: () => void): void {
    this.onOther = onOther;
  }

  typed(value: object): void {
    this.mayBeThere = true;
    this.next = { value, account: this.calls.account() };
    this.schedule(draftDelay.typed);
  }

  /** The form was saved, or its changes discarded. */
  forget(): void {
    if (!this.mayBeThere) return;
    this.mayBeThere = false;
    this.next = { value: null, account: this.calls.account() };
    this.flush();
  }

  /** Discarded where the form is not open. */
  discard(): void {
    this.mayBeThere = true;
    this.forget();
  }

  /** The form holds the draft of another device from now on. */
  takeOver({ savedAt }: ServerDraft): void {
    this.replaces = savedAt;
    this.mayBeThere = true;
    this.isBlocked = false;
  }

  async discardOther(): Promise<void> {
    await this.calls.remove('any');
    this.isBlocked = false;
    this.flush();
  }

  /** The form is closed, or the tab hidden: does not wait for the pause. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.next || this.underWay || this.isBlocked || !this.calls.isOnline()) return;
    const { value, account } = this.next;
    this.next = null;
    if (account === null || account !== this.calls.account()) return;
    this.underWay = this.send(value, account).finally(() => {
      this.underWay = null;
      if (this.next && this.timer === undefined) this.flush();
    });
  }

  close(): void {
    this.flush();
    this.mayBeThere = false;
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), delay);
  }

  private async send(value: object | null, account: string): Promise<void> {
    try {
      if (value) await this.calls.put(value, this.replaces);
      else await this.calls.remove(this.replaces === undefined ? 'own' : 'any');
      this.replaces = undefined;
    } catch (error) {
      if (!isOtherDraft(error) && !isPassing(error)) return;
      this.next ??= { value, account };
      if (isOtherDraft(error)) {
        this.isBlocked = true;
        this.onOther();
      } else this.schedule(draftDelay.failed);
    }
  }
}
