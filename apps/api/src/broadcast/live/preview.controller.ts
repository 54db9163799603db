import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Permission } from '../../platform/auth/access.ts';
import { notFound } from '../../platform/errors/domain-error.ts';
import { AnyQuery } from '../../platform/http/query-parameters.ts';
import { HlsFiles } from './hls-files.ts';
import { liveTexts } from './live.copy.ts';

/** The stream as the encoder sends it, for staff to check before anybody else sees it. Serves the same files for a player as `/hls/`. */
@ApiExcludeController()
@Controller('media/preview')
@Permission('media.broadcast')
export class PreviewController {
  constructor(private readonly files: HlsFiles) {}

  @Get('*')
  @AnyQuery()
  async file(@Param('*') path: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const file = await this.files.find(path);
    if (!file) throw notFound(liveTexts.noSuchFile);
    void reply.header('content-type', file.type);
    return file.body;
  }
}
