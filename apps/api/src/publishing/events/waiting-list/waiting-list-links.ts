import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.ts';
import { isSameSecret } from '../../../platform/crypto/same-secret.ts';
import { SecretKey } from '../../../platform/crypto/secret-key.ts';
import { waitingLinkNotFound } from '../events.errors.ts';
import type { WaitingListEntry } from './waiting-list-entry.entity.ts';

/** The entry that a link is for. */
export type WaitingListKey = Pick<WaitingListEntry, 'eventId' | 'id'>;

/** Length of a signature in characters of six bits. Nobody types it, and whoever has it can take the seat. */
const signatureLength = 16;
const codeForm = /^([1-9]\d{0,9})-([1-9]\d{0,9})-([\w-]{16})$/;

/** The link of each entry. Signatures are computed, not stored, so a copy of the database gives nobody access to the pages. */
@Injectable()
export class WaitingListLinks {
  constructor(
    private readonly secret: SecretKey,
    private readonly config: Config,
  ) {}

  urlOf(entry: WaitingListKey): string {
    return `${this.config.publicUrl}/waiting-list/${this.codeOf(entry)}`;
  }

  codeOf({ eventId, id }: WaitingListKey): string {
    return `${eventId}-${id}-${this.sign(eventId, id)}`;
  }

  /** @throws DomainError 404 if the code is forged */
  read(code: string): WaitingListKey {
    const [, event = '', entry = '', signature = ''] = codeForm.exec(code) ?? [];
    const [eventId, id] = [Number(event), Number(entry)];
    if (!isSameSecret(signature, this.sign(eventId, id))) throw waitingLinkNotFound();
    return { eventId, id };
  }

  private sign(eventId: number, id: number): string {
    const hmac = createHmac('sha256', this.secret.for('waiting list')).update(`${eventId} ${id}`);
    return hmac.digest('base64url').slice(0, signatureLength);
  }
}
