import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../platform/validation/fields.ts';

export class SecondFactorResponse {
  @ApiProperty({ description: 'Whether money and accounts ask for a code', example: true })
  isOn: boolean;

  @ApiProperty({ type: 'integer', description: 'Recovery codes that were not used yet', example: 10 })
  recoveryCodesLeft: number;
}

export class SecondFactorSetupResponse {
  @ApiProperty({ description: 'To be typed into an app, Base32', example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' })
  key: string;

  @ApiProperty({ description: 'The same for a QR code', example: 'otpauth://totp/Ministry:grace?secret=GEZD…' })
  address: string;

  @ApiProperty({ description: 'Sealed; sent back with the first code within a quarter of an hour' })
  setup: string;
}

export class SecondFactorCodeRequest {
  @TextField({ min: 6, max: 40, description: 'Six digits of the app, or a recovery code', example: '492039' })
  code: string;
}

export class ConfirmSecondFactorRequest extends SecondFactorCodeRequest {
  @TextField({ min: 1, max: 1_000, description: 'As it was answered by the setup', example: 'c2VhbGVk' })
  setup: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({
    type: [String],
    description: 'Each works once in place of a code; only their hashes are kept',
    example: ['7K2M-QX4R-9TBA-PW3D'],
  })
  recoveryCodes: string[];
}

export class SecondFactorProofResponse {
  @ApiProperty({ description: 'Sent as `X-Second-Factor` with further requests', example: '1795510800000.c2lnbmVk' })
  proof: string;

  @ApiProperty({ format: 'date-time', description: 'One hour later', example: '2026-11-24T09:00:00.000Z' })
  expiresAt: string;
}
