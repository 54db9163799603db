import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { RateClass } from '../../platform/rate-limits/rate-class.ts';
import { AcceptInvitationRequest, InvitationRequest, InvitationResponse } from './staff-invitation.dto.ts';
import { StaffInvitations } from './staff-invitations.service.ts';

/** For anyone who has the link of an invitation; the token is sent in the body, so that no address contains it. */
@ApiTags('Staff accounts')
@Controller('staff-invitations')
@Public()
@RateClass('code')
export class StaffInvitationsController {
  constructor(private readonly invitations: StaffInvitations) {}

  @Post('read')
  @HttpCode(200)
  @ApiOperation({ operationId: 'readStaffInvitation', summary: 'Get the account that an invitation is for' })
  @ApiOkResponse({ type: InvitationResponse, description: 'The account' })
  @ApiErrors(404)
  read(@Body() { token }: InvitationRequest): Promise<InvitationResponse> {
    return this.invitations.read(token);
  }

  @Post('accept')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'acceptStaffInvitation',
    summary: 'Set the password of the invited account; works once',
  })
  @ApiOkResponse({ type: InvitationResponse, description: 'The account, which can sign in now' })
  @ApiErrors(404)
  accept(@Body() request: AcceptInvitationRequest): Promise<InvitationResponse> {
    return this.invitations.accept(request);
  }
}
