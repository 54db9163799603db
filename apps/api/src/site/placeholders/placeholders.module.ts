import { Module } from '@nestjs/common';
import { PlaceholdersController } from './placeholders.controller.ts';

@Module({ controllers: [PlaceholdersController] })
export class PlaceholdersModule {}
