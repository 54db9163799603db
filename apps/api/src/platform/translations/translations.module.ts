import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TranslatableKinds } from './translatable-kinds.ts';
import { Translation } from './translation.entity.ts';
import { TranslationsRepository } from './translations.repository.ts';
import { TranslationsService } from './translations.service.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Translation])],
  providers: [TranslationsRepository, TranslationsService, TranslatableKinds],
  exports: [TranslationsRepository, TranslationsService, TranslatableKinds],
})
export class TranslationsModule {}
