import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { isDuplicateKey } from '../database/errors.ts';
import type { Page, PageQuery } from '../http/paged.ts';
import { EditorDraft } from './editor-draft.entity.ts';

const listed = { formKey: true, title: true, device: true, savedAt: true } as const;
/** A draft without its values. */
export type ListedEditorDraft = Pick<EditorDraft, keyof typeof listed>;

@Injectable()
export class EditorDraftsRepository {
  constructor(@InjectRepository(EditorDraft) private readonly drafts: Repository<EditorDraft>) {}

  find(accountId: number, formKey: string): Promise<EditorDraft | null> {
    return this.drafts.findOneBy({ accountId, formKey });
  }

  /** The drafts of one account, the last saved first. */
  async list(accountId: number, { limit, offset }: PageQuery): Promise<Page<ListedEditorDraft>> {
    const where = { accountId };
    const order = { savedAt: 'DESC', id: 'DESC' } as const;
    const items = await this.drafts.find({ select: listed, where, order, take: limit, skip: offset });
    // `findAndCount` with selected columns does not count rows in which one is null.
    return { items, total: await this.drafts.countBy(where) };
  }

  /** Replaces `before`. Returns false if another request was first. */
  async replace(next: Omit<EditorDraft, 'id'>, before: EditorDraft | null): Promise<boolean> {
    if (!before) return this.insert(next);
    const { affected } = await this.drafts.update({ id: before.id, savedAt: before.savedAt }, next);
    return affected === 1;
  }

  /** @param device removes only a draft of this device */
  async remove(accountId: number, formKey: string, device?: string): Promise<void> {
    await this.drafts.delete({ accountId, formKey, ...(device ? { device } : {}) });
  }

  async removeOfAccount(accountId: number): Promise<void> {
    await this.drafts.delete({ accountId });
  }

  async removeSavedBefore(time: Date): Promise<number> {
    return (await this.drafts.delete({ savedAt: LessThan(time) })).affected ?? 0;
  }

  private async insert(next: Omit<EditorDraft, 'id'>): Promise<boolean> {
    try {
      await this.drafts.insert(next);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
