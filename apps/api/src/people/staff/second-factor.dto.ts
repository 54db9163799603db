import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../platform/validation/fields.ts';

export class SecondFactorResponse {
  @ApiProperty({ description: 'Whether routes for money and accounts require a code', example: true })
  isOn: boolean;

  @ApiProperty({ type: 'integer', description: 'Number of unused recovery codes', example: 10 })
  recoveryCodesLeft: number;
}

export class SecondFactorSetupResponse {
  @ApiProperty({
    description: 'Secret to type into an authenticator app, Base32',
    example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  })
  key: string;

  @ApiProperty({
    description: 'The same secret as an address for a QR code',
    example: 'otpauth://totp/Ministry:grace?secret=GEZD…',
  })
  address: string;

  @ApiProperty({ description: 'Sealed secret; send it back with the first code within fifteen minutes' })
  setup: string;
}

export class SecondFactorCodeRequest {
  @TextField({
    min: 6,
    max: 40,
    description: 'Six digits from the authenticator app, or a recovery code',
    example: '492039',
  })
  code: string;
}

export class ConfirmSecondFactorRequest extends SecondFactorCodeRequest {
  @TextField({ min: 1, max: 1_000, description: '`setup` from the response of the set-up', example: 'c2VhbGVk' })
  setup: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({
    type: [String],
    description: 'Each works once instead of a code; only their hashes are stored',
    example: ['7K2M-QX4R-9TBA-PW3D'],
  })
  recoveryCodes: string[];
}

export class SecondFactorProofResponse {
  @ApiProperty({ description: 'Send it as `X-Second-Factor` with further requests', example: '1795510800000.c2lnbmVk' })
  proof: string;

  @ApiProperty({
    format: 'date-time',
    description: 'One hour after it was issued',
    example: '2026-11-24T09:00:00.000Z',
  })
  expiresAt: string;
}
