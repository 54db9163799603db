import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { LiveAnswers } from './live-answers.ts';
import { LiveController } from './live.controller.ts';
import { LiveService } from './live.service.ts';
import { LiveStateRepository } from './live-state.repository.ts';

@Module({
  controllers: [LiveController],
  providers: [LiveStateRepository, LiveService, LiveAnswers],
  exports: [LiveService],
})
export class LiveModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly answers: LiveAnswers,
  ) {}

  onModuleInit(): void {
    this.answers.addHook(this.host.httpAdapter.getInstance<FastifyInstance>());
  }
}
