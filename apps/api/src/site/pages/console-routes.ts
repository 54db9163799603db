import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { builds } from './builds.ts';
import { ConsoleBuilds, type ConsoleFileRequest, consoleNames, languageFolder } from './console-builds.service.ts';
import { serveFolder } from './serve-folder.ts';

/** Serves the files of the consoles: in English from disk, in other languages created on request. */
@Injectable()
export class ConsoleRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly consoles: ConsoleBuilds,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    for (const name of consoleNames) {
      await serveFolder(fastify, builds.remotes[name].web, `/remotes/${name}/`);
      fastify.get<ConsoleFileRequest>(`/remotes/${name}/${languageFolder}/*`, (request, reply) =>
        this.consoles.answer(name, request, reply),
      );
    }
  }
}
