import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';

/** A gauge that is read for every request of the metrics; left out of the response if it cannot be read. */
interface GaugeDefinition {
  /** By the naming rules of Prometheus, with the unit as suffix, such as `_bytes` or `_seconds`. */
  name: string;
  help: string;
  read(): number | Promise<number>;
}

/** Gauges for Prometheus, in addition to the metrics of requests and of the process. Each domain adds its own. */
@Injectable()
export class Metrics {
  readonly gauges: GaugeDefinition[] = [];

  constructor(database: Database, { dataDir }: Config) {
    this.add(
      {
        name: 'ministry_database_up',
        help: 'Whether the database answers a read: 1 or 0',
        read: () =>
          database.ping().then(
            () => 1,
            () => 0,
          ),
      },
      {
        name: 'ministry_disk_free_bytes',
        help: 'Room on the disk of the data folder',
        read: () => statfs(dataDir).then(({ bavail, bsize }) => bavail * bsize),
      },
      {
        name: 'ministry_disk_size_bytes',
        help: 'Size of the disk of the data folder',
        read: () => statfs(dataDir).then(({ blocks, bsize }) => blocks * bsize),
      },
    );
  }

  add(...gauges: GaugeDefinition[]): void {
    this.gauges.push(...gauges);
  }
}
