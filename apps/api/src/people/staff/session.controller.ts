import { Body, Controller, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rolePermissions } from '@ministry/domain';
import { AnyStaff, CurrentStaff, type Staff } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { KnownDevices } from './known-devices.ts';
import { PasswordChangeRequest, SessionResponse, StaffAccountResponse } from './staff-account.dto.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';

@ApiTags('Session')
@Controller('session')
export class SessionController {
  constructor(
    private readonly devices: KnownDevices,
    private readonly accounts: StaffAccountsService,
  ) {}

  @ApiOperation({
    summary: 'Get the signed-in account',
    description:
      'Login pages use it to check a credential: 401 if it is wrong. Sets a cookie that grants no access: it marks this device as known, so that wrong passwords that others try from the same address do not delay it.',
  })
  @ApiOkResponse({ type: SessionResponse, description: 'Username, role and permissions' })
  @AnyStaff()
  @Get()
  get(
    @CurrentStaff() { username, role, sessionEpoch, secondFactorSince }: Staff,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): SessionResponse {
    if (this.devices.find(username, headers)?.epoch !== sessionEpoch)
      void reply.header('set-cookie', this.devices.cookieFor(username, sessionEpoch));
    return {
      username,
      role,
      permissions: [...rolePermissions[role]],
      epoch: sessionEpoch,
      hasSecondFactor: secondFactorSince !== null,
    };
  }

  @ApiOperation({
    operationId: 'changeOwnPassword',
    summary: 'Change the password of your own account',
    description: 'Replaces only the password. Requires the current one.',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account' })
  @ApiErrors(422)
  @AnyStaff()
  @Put('password')
  changePassword(@Body() request: PasswordChangeRequest, @CurrentStaff() staff: Staff): Promise<StaffAccountResponse> {
    return this.accounts.changePassword(staff.id, request, staff);
  }

  @ApiOperation({
    operationId: 'signOutEverywhere',
    summary:
      'Sign your own account out everywhere, including this session, and forget its devices; the password stays the same',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account' })
  @AnyStaff()
  @HttpCode(200)
  @Post('sign-out-everywhere')
  signOutEverywhere(@CurrentStaff() staff: Staff): Promise<StaffAccountResponse> {
    return this.accounts.signOut(staff.id);
  }
}
