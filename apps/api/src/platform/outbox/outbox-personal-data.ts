import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { excerpt } from '../personal-data/person-match.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
  type PersonalFacts,
  type PersonalRecord,
  type PersonQuery,
} from '../personal-data/personal-data.ts';
import { PersonalTable } from '../personal-data/personal-table.ts';
import { messageFiles } from './file-delivery.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { OutboxMessage } from './outbox-message.entity.ts';

/** Mails and texts to a person, sent or not. An erased message that waits is not sent. */
@Injectable()
export class OutboxPersonalData implements PersonalData {
  readonly kind = 'outbox-message';
  readonly title = 'Mails and texts from the ministry';
  private readonly logger = new Logger('OutboxPersonalData');
  private readonly table: PersonalTable<OutboxMessage>;

  constructor(
    places: PersonalDataRegistry,
    private readonly database: Database,
    @InjectRepository(OutboxMessage) rows: Repository<OutboxMessage>,
    private readonly messages: OutboxRepository,
    private readonly config: Config,
  ) {
    this.table = new PersonalTable(rows, {
      email: ['recipient'],
      phone: ['recipient'],
      text: ['subject', 'text'],
    });
    places.add(this);
  }

  async find(query: PersonQuery, limit: number): Promise<PersonalRecord[]> {
    const found = await this.table.find(query, limit);
    return found.map(({ row, matched }) => ({
      id: row.id,
      title: `To ${row.recipient}`,
      detail: row.subject ?? excerpt(row.text, query),
      at: row.createdAt,
      matched,
    }));
  }

  async export(ids: readonly number[]): Promise<PersonalFacts[]> {
    return (await this.table.rows(ids)).map(({ recipient, subject, text, createdAt, sentAt }) => ({
      To: recipient,
      Subject: subject,
      Text: text.replace(/token=[0-9a-f.]+/g, 'token=…'),
      Written: createdAt,
      Sent: sentAt,
    }));
  }

  async erase(ids: readonly number[]): Promise<{ count: number }> {
    const rows = await this.table.rows(ids);
    const count = await this.table.delete(ids);
    this.database.afterCommit(() => void this.removeFiles(rows));
    return { count };
  }

  /** Erases messages by the keys that `OutboxService.enqueue` returned, if they still exist. */
  async eraseByKeys(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.erase((await this.messages.findByKeys(keys)).map(({ id }) => id));
  }

  /** Removes the files that messages become if no mail server or text gateway is configured. */
  private async removeFiles(messages: readonly OutboxMessage[]): Promise<void> {
    const paths = messages
      .flatMap((message) => messageFiles(message))
      .map((file) => join(this.config.dataDir, 'outbox', file));
    await Promise.all(paths.map((path) => rm(path, { force: true }))).catch(() =>
      this.logger.warn('Files of erased messages could not be removed; they go when their time is over'),
    );
  }
}
