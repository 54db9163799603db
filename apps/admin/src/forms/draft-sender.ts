import { ApiError, readableError } from '@ministry/api-client';

/** Milliseconds from the last keystroke until a draft is sent, and from a failed attempt until the next one. */
export const draftDelay = { typed: 3_000, failed: 30_000 } as const;

export interface ServerDraft {
  value: object;
  device: string;
  savedAt: string;
}

/** The calls for the draft of one form, and what the sender must know about the browser. */
export interface DraftCalls {
  find(): Promise<ServerDraft | null>;
  /** @param replaces `savedAt` of the draft of another device that was continued here */
  put(value: object, replaces?: string): Promise<unknown>;
  remove(which: 'own' | 'any'): Promise<unknown>;
  isOnline(): boolean;
  /** Identifies the signed-in account: text typed with one account is never sent with another. */
  account(): string | null;
}

/** Callbacks that inform the open form about its draft on the server. */
export interface DraftListener {
  /** Another device has a draft of the form. */
  other(): void;
  /** @param reason why the server does not keep what is typed here; empty where nothing was refused */
  refused(reason: string): void;
}

// A 401 ends the session; the draft waits on the device for the next one.
const passing: readonly number[] = [401, 408, 425, 429];
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || passing.includes(error.status);
const isOtherDraft = (error: unknown): boolean => error instanceof ApiError && error.code === 'OTHER_DRAFT';

/** Sends unsaved values of one form to the server: after a pause in typing, one call at a time, only the latest state. */
export class DraftSender {
  private readonly calls: DraftCalls;
  private listener: DraftListener | null = null;
  /** Null: nothing to send; `value` null: the draft is to be deleted. */
  private next: { value: object | null; account: string | null } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> | null = null;
  /** Whether the server may have a draft of this form that was typed here. */
  private mayBeThere = false;
  /** True until the user has decided about the draft of another device. */
  private isBlocked = false;
  private replaces: string | undefined;
  /** The draft that the server has refused; the same values are not sent again. */
  private refused: { body: string; account: string; reason: string } | null = null;

  constructor(calls: DraftCalls) {
    this.calls = calls;
  }

  /** Finds a draft of another device, or of this device if it has lost its own copy. @param isOther whether to offer the draft */
  async findOther(isOther: (draft: ServerDraft) => boolean): Promise<ServerDraft | null> {
    if (!this.calls.isOnline()) return null;
    await this.underWay;
    const draft = await this.calls.find();
    this.isBlocked = draft !== null && draft.savedAt !== this.replaces && isOther(draft);
    if (this.isBlocked) return draft;
    this.flush();
    return null;
  }

  /** @param listener null once the form is closed */
  listen(listener: DraftListener | null): void {
    this.listener = listener;
    listener?.refused(this.refused?.reason ?? '');
  }

  typed(value: object): void {
    this.mayBeThere = true;
    this.next = { value, account: this.calls.account() };
    this.schedule(draftDelay.typed);
  }

  /** The form was saved, or its changes discarded. */
  forget(): void {
    this.setRefused(null);
    if (!this.mayBeThere) return;
    this.mayBeThere = false;
    this.next = { value: null, account: this.calls.account() };
    this.flush();
  }

  /** Discards the draft of a form that is not open. */
  discard(): void {
    this.mayBeThere = true;
    this.forget();
  }

  /** Deletes the draft of any device, and what waits to be sent. Raises an error if the server does not delete it. */
  async remove(): Promise<void> {
    this.cancel();
    await this.underWay;
    // If that call has failed, it waits to be repeated.
    this.cancel();
    await this.calls.remove('any');
  }

  /** Resolves after the call under way. */
  async settled(): Promise<void> {
    await this.underWay;
  }

  /** From now on the form holds the draft of another device. */
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

  /** Sends now instead of waiting for a pause, for example when the form is closed or the tab is hidden. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.next || this.underWay || this.isBlocked || !this.calls.isOnline()) return;
    const { value, account } = this.next;
    this.next = null;
    if (account === null || account !== this.calls.account()) return;
    if (this.isRefused(value, account)) return;
    this.underWay = this.send(value, account).finally(() => {
      this.underWay = null;
      if (this.next && this.timer === undefined) this.flush();
    });
  }

  close(): void {
    this.flush();
    this.mayBeThere = false;
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.next = null;
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), delay);
  }

  private isRefused(value: object | null, account: string): boolean {
    return value !== null && this.refused?.account === account && this.refused.body === JSON.stringify(value);
  }

  private setRefused(refused: DraftSender['refused']): void {
    this.refused = refused;
    this.listener?.refused(refused?.reason ?? '');
  }

  private async send(value: object | null, account: string): Promise<void> {
    try {
      if (value) await this.calls.put(value, this.replaces);
      else await this.calls.remove(this.replaces === undefined ? 'own' : 'any');
      this.replaces = undefined;
      this.setRefused(null);
    } catch (error) {
      if (isOtherDraft(error)) {
        this.next ??= { value, account };
        this.isBlocked = true;
        this.listener?.other();
      } else if (isPassing(error)) {
        this.next ??= { value, account };
        this.schedule(draftDelay.failed);
      } else if (value && this.next?.value !== null)
        this.setRefused({ body: JSON.stringify(value), account, reason: readableError(error) });
    }
  }
}
