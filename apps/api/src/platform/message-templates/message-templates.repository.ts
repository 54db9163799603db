import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isDuplicateKey } from '../database/errors.ts';
import { CustomMessageText } from './custom-message-text.entity.ts';

@Injectable()
export class MessageTemplatesRepository {
  constructor(@InjectRepository(CustomMessageText) private readonly texts: Repository<CustomMessageText>) {}

  all(): Promise<CustomMessageText[]> {
    return this.texts.find();
  }

  find(templateKey: string): Promise<CustomMessageText | null> {
    return this.texts.findOneBy({ templateKey });
  }

  /** Replaces `before`. Returns null if somebody else has changed it first. */
  async replace(
    next: Omit<CustomMessageText, 'id'>,
    before: CustomMessageText | null,
  ): Promise<CustomMessageText | null> {
    if (!before) return this.insert(next);
    const { affected } = await this.texts.update({ id: before.id, version: before.version }, next);
    return affected === 1 ? { ...next, id: before.id } : null;
  }

  private async insert(next: Omit<CustomMessageText, 'id'>): Promise<CustomMessageText | null> {
    try {
      const { identifiers } = await this.texts.insert(next);
      return { ...next, id: Number(identifiers[0]?.['id']) };
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}
