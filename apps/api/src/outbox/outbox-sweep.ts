import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Sweeps } from '../common/sweeps.ts';
import { Config } from '../config/config.ts';
import { OutboxRepository } from './outbox.repository.ts';

const day = 86_400_000;
/** Milliseconds for which a message is kept once it was sent, or once it was given up and nobody looked. */
const keptSent = 90 * day;
const keptDead = 365 * day;
/** Milliseconds for which the files lie there that stand for letters and texts where no way out of the house is set. */
const keptFiles = 30 * day;
const messageFile = /\.(eml|txt)(\.part)?$/;

/** Removes what has long left the house or never will: addresses and letters are personal data. */
@Injectable()
export class OutboxSweep {
  private readonly folder: string;

  constructor(
    sweeps: Sweeps,
    private readonly messages: OutboxRepository,
    { dataDir }: Config,
  ) {
    this.folder = join(dataDir, 'outbox');
    sweeps.add('Old messages', (now) => this.sweep(now));
  }

  /** Answers how many messages were removed, those that are files not counted. */
  async sweep(now: Date): Promise<number> {
    const sent = await this.messages.removeSentBefore(new Date(now.getTime() - keptSent));
    const dead = await this.messages.removeDeadBefore(new Date(now.getTime() - keptDead));
    await this.removeFilesBefore(now.getTime() - keptFiles);
    return sent + dead;
  }

  private async removeFilesBefore(moment: number): Promise<void> {
    // The folder comes with the first file.
    const files = await readdir(this.folder).catch(() => []);
    for (const file of files.filter((name) => messageFile.test(name))) {
      const path = join(this.folder, file);
      if ((await stat(path)).mtimeMs < moment) await unlink(path);
    }
  }
}
