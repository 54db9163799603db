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

  @ApiOperation({ operationId: 'listStaffAccounts', summary: 'List all accounts, including revoked ones' })
  @ApiOkResponse({ type: [StaffAccountResponse], description: 'All accounts' })
  @Get()
  list(): Promise<StaffAccountResponse[]> {
    return this.accounts.list();
  }

  @ApiOperation({
    operationId: 'createStaffAccount',
    summary: 'Create an account',
    description:
      'Without a password, the person is invited by e-mail. Without an e-mail address as well, a password is generated and returned only in this response.',
  })
  @ApiCreatedResponse({
    type: NewStaffAccountResponse,
    description: 'The account, with its generated password if there is one',
  })
  @ApiErrors(409)
  @Post()
  add(@Body() request: StaffAccountRequest): Promise<NewStaffAccountResponse> {
    return this.accounts.add(request);
  }

  @ApiOperation({
    operationId: 'changeStaffPassword',
    summary: 'Change the password of an account',
    description: 'Replaces only the password. Requires the current password of the person who makes the change.',
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
    summary: 'Revoke an account',
    description:
      'The account is kept for the audit log but can no longer sign in. The last admin and your own account cannot be revoked.',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The revoked account' })
  @ApiErrors(409)
  @Delete(':id')
  revoke(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff): Promise<StaffAccountResponse> {
    return this.revocation.revoke(id, staff);
  }

  @ApiOperation({ operationId: 'restoreStaffAccount', summary: 'Restore a revoked account with its old password' })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account, which can sign in again' })
  @HttpCode(200)
  @Post(':id/restore')
  restore(@Param('id', IdPipe) id: number): Promise<StaffAccountResponse> {
    return this.accounts.restore(id);
  }

  @ApiOperation({
    operationId: 'inviteStaffAccount',
    summary: 'Send a link with which the person sets the password of the account',
    description: 'The link works once, is valid for three days and replaces an earlier one.',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account' })
  @HttpCode(200)
  @Post(':id/invitation')
  invite(@Param('id', IdPipe) id: number, @Body() request: SendInvitationRequest): Promise<StaffAccountResponse> {
    return this.accounts.invite(id, request);
  }

  @ApiOperation({
    operationId: 'signOutStaffAccount',
    summary: 'Sign an account out everywhere and forget its devices; the password stays the same',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account' })
  @HttpCode(200)
  @Post(':id/sign-out')
  signOut(@Param('id', IdPipe) id: number): Promise<StaffAccountResponse> {
    return this.accounts.signOut(id);
  }

  @ApiOperation({
    operationId: 'deleteStaffSecondFactor',
    summary: 'Turn one-time codes off for an account whose owner has lost both the phone and the recovery codes',
  })
  @ApiOkResponse({ type: StaffAccountResponse, description: 'The account' })
  @Delete(':id/second-factor')
  removeSecondFactor(@Param('id', IdPipe) id: number): Promise<StaffAccountResponse> {
    return this.accounts.removeSecondFactor(id);
  }
}
