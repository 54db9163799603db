import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { Config } from '../config/config.ts';
import { DiskUsage, fileBytes } from '../disk/disk-usage.ts';
import { databaseFile, dataSourceOptions, openDatabase } from './data-source.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { loadMigrations } from './migrations.ts';

async function openAndMigrate(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('TypeOrmModule hands over the options of useFactory');
  const dataSource = await openDatabase(options);
  await migrate(dataSource);
  return dataSource;
}

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: async (config: Config) => ({
        ...dataSourceOptions(config),
        migrations: await loadMigrations(),
        autoLoadEntities: true,
        // A failure is reported at once; TypeOrmModule would try ten times.
        toRetry: () => false,
      }),
      dataSourceFactory: openAndMigrate,
    }),
  ],
  providers: [Database],
  exports: [Database],
})
export class DatabaseModule {
  constructor({ databaseUrl, dataDir }: Config, usage: DiskUsage) {
    if (databaseUrl !== undefined) return;
    usage.add(async () => {
      const file = databaseFile(dataDir);
      return { database: (await fileBytes(file)) + (await fileBytes(`${file}-wal`)) };
    });
  }
}
