import { Injectable } from '@nestjs/common';
import { presenceKinds } from '@ministry/domain';
import { may, type Staff } from '../auth/access.ts';
import { DomainError } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { OpenEditors } from './open-editors.ts';
import type { PresenceRequest, PresenceResponse } from './presence.dto.ts';

/** Shows staff who else has the same item open. It only warns; nothing is locked. */
@Injectable()
export class PresenceService {
  constructor(private readonly editors: OpenEditors) {}

  /** @throws DomainError 403 where the account may not edit this kind */
  async note({ kind, item, isOpen }: PresenceRequest, staff: Staff): Promise<PresenceResponse> {
    if (!may(staff, presenceKinds[kind])) throw new DomainError(403, 'FORBIDDEN', errorTexts.notByAccount);
    const names = await this.editors.note(`${kind}/${item}`, staff.username, isOpen);
    return { others: names.filter((name) => name !== staff.username).sort() };
  }
}
