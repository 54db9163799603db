import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Roles, type Staff } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { IdPipe } from '../../platform/http/id.pipe.ts';
import {
  NewStaffAccountResponse,
  PasswordChangeRequest,
  StaffAccountRequest,
  StaffAccountResponse,
} from './staff-account.dto.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';

@ApiTags('Staff accounts')
@Roles('admin')
@Controller('staff-accounts')
export class StaffAccountsController {
  constructor(private readonly accounts: StaffAccountsService) {}

  @ApiOperation({ summary: 'Lists every account, revoked ones too' })
  @ApiErrors(401, 403)
  @Get()
  list(): Promise<StaffAccountResponse[]> {
    return this.accounts.list();
  }

  @ApiOperation({
    summary: 'Adds an account',
    description: 'Without a password one is generated and answered this once.',
  })
  @ApiErrors(400, 401, 403, 409, 413, 415)
  @Post()
  add(@Body() request: StaffAccountRequest): Promise<NewStaffAccountResponse> {
    return this.accounts.add(request);
  }

  @ApiOperation({
    summary: "Changes an account's password",
    description: 'Asks for the current password of whoever makes the change.',
  })
  @ApiErrors(400, 401, 403, 404, 413, 415, 422)
  @Put(':id/password')
  changePassword(
    @Param('id', IdPipe) id: number,
    @Body() request: PasswordChangeRequest,
    @CurrentStaff() staff: Staff,
  ): Promise<StaffAccountResponse> {
    return this.accounts.changePassword(id, request, staff);
  }

  @ApiOperation({
    summary: 'Revokes an account',
    description:
      'It is kept for the audit log and cannot sign in from then on. The last admin and the own account stay.',
  })
  @ApiErrors(400, 401, 403, 404, 409)
  @Delete(':id')
  revoke(@Param('id', IdPipe) id: number, @CurrentStaff() staff: Staff): Promise<StaffAccountResponse> {
    return this.accounts.revoke(id, staff);
  }

  @ApiOperation({ summary: 'Restores a revoked account with its old password' })
  @ApiErrors(400, 401, 403, 404)
  @HttpCode(200)
  @Post(':id/restore')
  restore(@Param('id', IdPipe) id: number): Promise<StaffAccountResponse> {
    return this.accounts.restore(id);
  }
}
