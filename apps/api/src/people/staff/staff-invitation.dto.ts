import { ApiProperty } from '@nestjs/swagger';
import { type StaffRole, staffRoles } from '@ministry/domain';
import { EmailAddress, TextField } from '../../platform/validation/fields.ts';
import { NewPassword } from './staff-account.dto.ts';

export class SendInvitationRequest {
  @EmailAddress({
    max: 254,
    optional: true,
    description: 'Address for the link; if left out, the address of the account',
    example: 'grace.namutebi@example.org',
  })
  email?: string | null;
}

export class InvitationRequest {
  @TextField({ min: 64, max: 64, description: 'From the link, after `#token=`', example: '0f'.repeat(32) })
  token: string;
}

export class AcceptInvitationRequest extends InvitationRequest {
  @NewPassword({ description: 'Known only to the invited person' })
  newPassword: string;
}

export class InvitationResponse {
  @ApiProperty({ description: 'Lower case', example: 'grace.namutebi' })
  username: string;

  @ApiProperty({ enum: staffRoles, description: 'Role of the account', example: 'editor' })
  role: StaffRole;

  @ApiProperty({ format: 'date-time', description: 'Until when the link works', example: '2026-11-24T09:00:00.000Z' })
  expiresAt: string;
}
