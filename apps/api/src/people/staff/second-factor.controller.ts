import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AnyStaff, CurrentStaff, type Staff } from '../../platform/auth/access.ts';
import { ApiErrors } from '../../platform/http/api-errors.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import {
  ConfirmSecondFactorRequest,
  RecoveryCodesResponse,
  SecondFactorCodeRequest,
  SecondFactorProofResponse,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from './second-factor.dto.ts';
import { SecondFactor } from './second-factor.service.ts';

@ApiTags('Session')
@AnyStaff()
@Controller('session/second-factor')
export class SecondFactorController {
  constructor(
    private readonly secondFactor: SecondFactor,
    private readonly settings: SiteSettingsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'getSecondFactor',
    summary: 'Get whether one-time codes are set up for your own account',
  })
  @ApiOkResponse({ type: SecondFactorResponse, description: 'Whether one-time codes are set up' })
  get(@CurrentStaff() staff: Staff): Promise<SecondFactorResponse> {
    return this.secondFactor.get(staff);
  }

  @Post('setup')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'beginSecondFactor',
    summary: 'Create a secret for an authenticator app; nothing is stored yet',
  })
  @ApiOkResponse({ type: SecondFactorSetupResponse, description: 'The secret' })
  @ApiErrors(409)
  begin(@CurrentStaff() staff: Staff): SecondFactorSetupResponse {
    return this.secondFactor.begin(staff, this.settings.current.identity.name);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ operationId: 'confirmSecondFactor', summary: 'Turn one-time codes on with a first code' })
  @ApiOkResponse({ type: RecoveryCodesResponse, description: 'Recovery codes, returned only this once' })
  @ApiErrors(409, 422)
  confirm(@Body() request: ConfirmSecondFactorRequest, @CurrentStaff() staff: Staff): Promise<RecoveryCodesResponse> {
    return this.secondFactor.confirm(staff, request);
  }

  @Post('proof')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'proveSecondFactor',
    summary:
      'Exchange a one-time code for a proof that further requests send for an hour; the code cannot be used again',
  })
  @ApiOkResponse({ type: SecondFactorProofResponse, description: 'The proof' })
  @ApiErrors(409, 422)
  prove(@Body() { code }: SecondFactorCodeRequest, @CurrentStaff() staff: Staff): Promise<SecondFactorProofResponse> {
    return this.secondFactor.prove(staff, code);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'renewRecoveryCodes',
    summary: 'Create new recovery codes; all earlier ones become invalid',
  })
  @ApiOkResponse({ type: RecoveryCodesResponse, description: 'Recovery codes, returned only this once' })
  @ApiErrors(409, 422)
  renew(@Body() { code }: SecondFactorCodeRequest, @CurrentStaff() staff: Staff): Promise<RecoveryCodesResponse> {
    return this.secondFactor.renewRecoveryCodes(staff, code);
  }

  @Post('remove')
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteSecondFactor', summary: 'Turn one-time codes off; requires a last code' })
  @ApiNoContentResponse({ description: 'One-time codes are turned off' })
  @ApiErrors(409, 422)
  remove(@Body() { code }: SecondFactorCodeRequest, @CurrentStaff() staff: Staff): Promise<void> {
    return this.secondFactor.remove(staff, code);
  }
}
