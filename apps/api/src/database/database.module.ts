import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.ts';
import { openDatabase } from './data-source.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';

@Global()
@Module({
  providers: [
    {
      provide: DataSource,
      inject: [Config],
      useFactory: async (config: Config): Promise<DataSource> => {
        const dataSource = await openDatabase(config);
        await migrate(dataSource, config);
        return dataSource;
      },
    },
    Database,
  ],
  exports: [Database],
})
export class DatabaseModule {}
