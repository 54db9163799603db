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
    summary: 'Answers who is signed in',
    description:
      'The check that a login page makes: 401 when the credential is not right. Sets a cookie that opens nothing: with it, wrong passwords that others try from the same address do not make this device wait.',
  })
  @ApiOkResponse({ type: SessionResponse, description: 'User name, role and what it may do' })
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
    summary: 'Changes the password of the own account',
    description: 'Replaces the password alone. Asks for the current one.',
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
    summary: 'Ends every open console of the own account, this one too, and forgets its devices; the password stays',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account' })
  @AnyStaff()
  @HttpCode(200)
  @Post('sign-out-everywhere')
  signOutEverywhere(@CurrentStaff() staff: Staff): Promise<StaffAccountResponse> {
    return this.accounts.signOut(staff.id);
  }
}
