import { Controller, Delete, Head, HttpCode, Options, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Permission } from '../../auth/access.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { bytesTaken, bytesType } from '../../http/multipart.ts';
import { RateClass } from '../../rate-limits/rate-class.ts';
import { FinishedUploadResponse, toFinishedUpload } from './resumable.dto.ts';
import { ResumableService } from './resumable.service.ts';
import { exchange } from './tus-exchange.ts';

const version = {
  name: 'Tus-Resumable',
  description: 'Version of the tus protocol',
  required: true,
  schema: { type: 'string', enum: ['1.0.0'] },
};
const id = {
  name: 'id',
  description: 'Last part of the address from `Location`',
  schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
};
const offset = { 'Upload-Offset': { description: 'Number of received bytes', schema: { type: 'integer' } } } as const;

/** Resumable uploads by the tus protocol, version 1.0.0: https://tus.io/protocols/resumable-upload. */
@ApiTags('Uploads')
@Controller('upload/resumable')
@Permission('uploads.add')
export class ResumableController {
  constructor(private readonly resumable: ResumableService) {}

  @Options()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'resumableUploadOptions',
    summary: 'Get the supported tus protocol version, extensions and limits, in headers',
  })
  @ApiNoContentResponse({ description: 'Version, extensions and limits, in headers' })
  options(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return exchange(this.resumable.server, request, reply);
  }

  @Post()
  @RateClass('upload')
  @ApiOperation({
    operationId: 'beginUpload',
    summary: 'Begin an upload that can be interrupted; limits and kinds are those of ordinary uploads',
  })
  @ApiHeader(version)
  @ApiHeader({
    name: 'Upload-Length',
    description: 'Size of the file in bytes',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  })
  @ApiHeader({
    name: 'Upload-Metadata',
    description: '`kind` (image, audio or video), `filename` and `filetype`, each with its value in base64',
    required: true,
    schema: { type: 'string' },
  })
  @ApiCreatedResponse({
    description: 'The upload is created; no bytes are received yet',
    headers: { Location: { description: 'Address to send the bytes to', schema: { type: 'string' } } },
  })
  @ApiErrors(412, 413, 415, 507)
  begin(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return exchange(this.resumable.server, request, reply);
  }

  @Head(':id')
  @ApiOperation({
    operationId: 'askUpload',
    summary: 'Get how many bytes of an upload have arrived. Only for the account that began it',
  })
  @ApiParam(id)
  @ApiHeader(version)
  @ApiOkResponse({
    description: 'The number of received bytes, in headers',
    headers: { ...offset, 'Upload-Length': { description: 'Size of the file in bytes', schema: { type: 'integer' } } },
  })
  @ApiErrors(412)
  ask(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return exchange(this.resumable.server, request, reply);
  }

  @Patch(':id')
  @HttpCode(204)
  @RateClass('piece')
  @RouteConfig(bytesTaken)
  @ApiOperation({
    operationId: 'continueUpload',
    summary: 'Send the next bytes, all that remain or a part of them',
  })
  @ApiParam(id)
  @ApiHeader(version)
  @ApiHeader({
    name: 'Upload-Offset',
    description: 'Number of received bytes, as the server returned it',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  })
  @ApiConsumes(bytesType)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiNoContentResponse({ description: 'The number of bytes received so far, in a header', headers: offset })
  @ApiErrors(409, 410, 412, 507)
  continue(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return exchange(this.resumable.server, request, reply);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteUpload', summary: 'Cancel an unfinished upload' })
  @ApiParam(id)
  @ApiHeader(version)
  @ApiNoContentResponse({ description: 'The upload and its bytes are deleted' })
  @ApiErrors(412)
  drop(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return exchange(this.resumable.server, request, reply);
  }

  @Post(':id/finish')
  @RateClass('piece')
  @ApiOperation({
    operationId: 'finishUpload',
    summary: 'Store a completely received file. Repeated calls return the same upload',
  })
  @ApiParam(id)
  @ApiCreatedResponse({ type: FinishedUploadResponse, description: 'The file is stored' })
  @ApiErrors(409, 413, 415, 507)
  async finish(@Param('id') upload: string): Promise<FinishedUploadResponse> {
    return toFinishedUpload(await this.resumable.finish(upload));
  }
}
