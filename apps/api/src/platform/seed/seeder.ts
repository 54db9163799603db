import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../database/database.ts';
import { isAnsweredLate, isDuplicateKey, isLockTimeout } from '../database/errors.ts';
import { SeedFileStorage } from '../uploads/seed-file-storage.ts';
import type { Seed } from './seed.ts';
import { SeedRun } from './seed-run.entity.ts';

/** Milliseconds to wait for another process that seeds the same domain. */
const otherProcessMs = 60_000;

/** Fills an empty database once. When several processes start together, the unique name of a seed decides which of them runs it. */
@Injectable()
export class Seeder {
  private readonly seeds: Seed[] = [];

  constructor(
    @InjectRepository(SeedRun) private readonly runs: Repository<SeedRun>,
    private readonly database: Database,
    private readonly files: SeedFileStorage,
  ) {}

  /** Called by the module of each domain that has first content. */
  register(seed: Seed): void {
    this.seeds.push(seed);
  }

  /** True when something was seeded. */
  async run(now = new Date()): Promise<boolean> {
    let seeded = false;
    const done = new Set((await this.runs.find()).map((run) => run.name));
    for (const seed of this.seeds.toSorted((a, b) => a.order - b.order)) {
      if (done.has(seed.name)) continue;
      if (await this.once(seed, now)) seeded = true;
    }
    return seeded;
  }

  /** True when this process has run the seed. */
  private async once(seed: Seed, now: Date): Promise<boolean> {
    for (const deadline = performance.now() + otherProcessMs; ;) {
      try {
        return await this.database.transaction(async () => {
          await this.runs.insert({ name: seed.name, ranAt: now });
          if (!(await seed.isEmpty(this.database))) return false;
          await seed.run(this.database, now, this.files);
          return true;
        });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        // Another process is seeding: storing its files takes longer than the database lets a statement wait.
        // On a busy server the lock timeout may arrive late.
        const isWaiting = isLockTimeout(error) || isAnsweredLate(error);
        if (!isWaiting || performance.now() > deadline) throw error;
      }
    }
  }
}
