import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { isDuplicateKey } from '../errors.ts';
import { PlantedFiles } from '../../uploads/planted-files.ts';
import { SeedRun } from './seed-run.entity.ts';
import { seeds } from './seeds.ts';

/** Fills an empty database once. Among processes that start together the unique name decides who does it. */
@Injectable()
export class Seeder {
  constructor(
    private readonly database: Database,
    private readonly files: PlantedFiles,
  ) {}

  /** True when something was planted. */
  async run(now = new Date()): Promise<boolean> {
    let planted = false;
    const done = new Set((await this.database.repository(SeedRun).find()).map((run) => run.name));
    for (const seed of seeds) {
      if (done.has(seed.name)) continue;
      await this.database
        .transaction(async () => {
          await this.database.repository(SeedRun).insert({ name: seed.name, ranAt: now });
          if (!(await seed.isEmpty(this.database))) return;
          await seed.plant(this.database, now, this.files);
          planted = true;
        })
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
        });
    }
    return planted;
  }
}
