import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentStaff, Roles, type Staff } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { KnownDevices } from './known-devices.ts';
import { SessionResponse } from './staff-account.dto.ts';

@ApiTags('Session')
@Controller('session')
export class SessionController {
  constructor(private readonly devices: KnownDevices) {}

  @ApiOperation({
    summary: 'Answers who is signed in',
    description:
      'The check that a login page makes: 401 when the credential is not right. Sets a cookie that opens nothing: with it, wrong passwords that others try from the same address do not make this device wait.',
  })
  @ApiOkResponse({ type: SessionResponse, description: 'User name and role' })
  @ApiErrors(400, 401, 403)
  @Roles('admin', 'media')
  @Get()
  get(
    @CurrentStaff() { username, role }: Staff,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): SessionResponse {
    if (this.devices.find(username, headers) === undefined)
      void reply.header('set-cookie', this.devices.cookieFor(username));
    return { username, role };
  }
}
