import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Permission, type Staff } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import {
  NewStaffAccountResponse,
  PasswordChangeRequest,
  StaffAccountRequest,
  StaffAccountResponse,
} from './staff-account.dto.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';
import { SendInvitationRequest } from './staff-invitation.dto.ts';
import { StaffRevocation } from './staff-revocation.service.ts';

@ApiTags('Staff accounts')
@Permission('accounts.manage')
@Controller('staff-accounts')
export class StaffAccountsController {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly revocation: StaffRevocation,
  ) {}

  @ApiOperation({ operationId: 'listStaffAccounts', summary: 'Lists every account, revoked ones too' })
  @ApiOkResponse({ type: [StaffAccountResponse], description: 'All accounts' })
  @Get()
  list(): Promise<StaffAccountResponse[]> {
    return this.accounts.list();
  }

  @ApiOperation({
    operationId: 'createStaffAccount',
    summary: 'Adds an account',
    description:
      'Without a password the person is invited by e-mail; without an address too, one is generated and answered this once.',
  })
  @ApiCreatedResponse({ type: NewStaffAccountResponse, description: 'The account; a generated password with it' })
  @ApiErrors(409)
  @Post()
  add(@Body() request: StaffAccountRequest): Promise<NewStaffAccountResponse> {
    return this.accounts.add(request);
  }

  @ApiOperation({
    operationId: 'changeStaffPassword',
    summary: "Changes an account's password",
    description: 'Replaces the password alone. Asks for the current password of the person who makes the change.',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account' })
  @ApiErrors(422)
  @Put(':id/password')
  changePassword(
    @Param('id', IdPipe) id: number,
    @Body() request: PasswordChangeRequest,
    @CurrentStaff() staff: Staff,
  ): Promise<StaffAccountResponse> {
    return this.accounts.changePassword(id, request, staff);
  }

  @ApiOperation({
    operationId: 'revokeStaffAccount',
    summary: 'Revokes an account',
    description:
      'It is kept for the audit log and cannot sign in from then on. The last admin and the own account stay.',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account, now revoked' })
  @ApiErrors(409)
  @Delete(':id')
  revoke(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff): Promise<StaffAccountResponse> {
    return this.revocation.revoke(id, staff);
  }

  @ApiOperation({ operationId: 'restoreStaffAccount', summary: 'Restores a revoked account with its old password' })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account, which can sign in again' })
  @HttpCode(200)
  @Post(':id/restore')
  restore(@Param('id', IdPipe) id: number): Promise<StaffAccountResponse> {
    return this.accounts.restore(id);
  }

  @ApiOperation({
    operationId: 'inviteStaffAccount',
    summary: 'Sends a link by which the person sets the password of the account',
    description: 'The link works once, for three days, and in place of an earlier one.',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account' })
  @HttpCode(200)
  @Post(':id/invitation')
  invite(@Param('id', IdPipe) id: number, @Body() request: SendInvitationRequest): Promise<StaffAccountResponse> {
    return this.accounts.invite(id, request);
  }

  @ApiOperation({
    operationId: 'signOutStaffAccount',
    summary: 'Ends every open console of an account and forgets its devices; the password stays',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account' })
  @HttpCode(200)
  @Post(':id/sign-out')
  signOut(@Param('id', IdPipe) id: number): Promise<StaffAccountResponse> {
    return this.accounts.signOut(id);
  }

  @ApiOperation({
    operationId: 'deleteStaffSecondFactor',
    summary: 'Takes the one-time codes off an account, for somebody who has lost telephone and recovery codes',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account' })
  @Delete(':id/second-factor')
  removeSecondFactor(@Param('id', IdPipe) id: number): Promise<StaffAccountResponse> {
    return this.accounts.removeSecondFactor(id);
  }
}
