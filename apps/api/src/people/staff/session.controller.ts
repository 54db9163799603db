import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, Roles, type Staff } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { SessionResponse } from './staff-account.dto.ts';

@ApiTags('Session')
@Controller('session')
export class SessionController {
  @ApiOperation({
    summary: 'Answers who is signed in',
    description: 'The check that a login page makes: 401 when the credential is not right.',
  })
  @ApiOkResponse({ type: SessionResponse, description: 'User name and role' })
  @ApiErrors(401, 403)
  @Roles('admin', 'media')
  @Get()
  get(@CurrentStaff() { username, role }: Staff): SessionResponse {
    return { username, role };
  }
}
