import { Injectable } from '@nestjs/common';
import type { Staff } from '../auth/access.ts';
import { conflict } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import type { Page, PageQuery } from '../http/paged.ts';
import { titleOfDraft } from './editor-draft-title.ts';
import {
  type EditorDraftRequest,
  type EditorDraftSummaryResponse,
  type FoundEditorDraftResponse,
  type SavedEditorDraftResponse,
  toEditorDraftResponse,
  toEditorDraftSummary,
} from './editor-drafts.dto.ts';
import { EditorDraftsRepository } from './editor-drafts.repository.ts';

const otherDraft = () => conflict('OTHER_DRAFT', errorTexts.otherDraft);

/** Unsaved forms of the signed-in account, so that they can be continued on another device. */
@Injectable()
export class EditorDraftsService {
  constructor(private readonly drafts: EditorDraftsRepository) {}

  async get(staff: Staff, formKey: string): Promise<FoundEditorDraftResponse> {
    const draft = await this.drafts.find(staff.id, formKey);
    return { draft: draft && toEditorDraftResponse(draft) };
  }

  /** The last saved first, without the values. */
  async list(staff: Staff, query: PageQuery): Promise<Page<EditorDraftSummaryResponse>> {
    const { items, total } = await this.drafts.list(staff.id, query);
    return { items: items.map(toEditorDraftSummary), total };
  }

  /** @throws DomainError 409 OTHER_DRAFT if another device has saved the draft since the caller has read it */
  async put(
    staff: Staff,
    formKey: string,
    { value, device, replaces }: EditorDraftRequest,
  ): Promise<SavedEditorDraftResponse> {
    const before = await this.drafts.find(staff.id, formKey);
    if (before && before.device !== device && before.savedAt.toISOString() !== replaces) throw otherDraft();
    const savedAt = new Date();
    const next = {
      accountId: staff.id,
      formKey,
      device,
      title: titleOfDraft(value),
      value: JSON.stringify(value),
      savedAt,
    };
    if (!(await this.drafts.replace(next, before))) throw otherDraft();
    return { savedAt: savedAt.toISOString() };
  }

  remove(staff: Staff, formKey: string, device?: string): Promise<void> {
    return this.drafts.remove(staff.id, formKey, device);
  }

  /** Runs in the current transaction. */
  removeAll(accountId: number): Promise<void> {
    return this.drafts.removeOfAccount(accountId);
  }
}
