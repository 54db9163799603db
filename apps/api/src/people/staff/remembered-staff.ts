import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { parseBasicCredential } from '../../platform/auth/basic-credential.ts';
import { RecentSignIns } from '../../platform/auth/recent-sign-ins.ts';
import { KnownDevices } from './known-devices.ts';
import { VerifiedCredentials } from './verified-credentials.ts';

@Injectable()
export class RememberedStaff implements RecentSignIns {
  constructor(
    private readonly verified: VerifiedCredentials,
    private readonly devices: KnownDevices,
  ) {}

  find({ authorization, ...headers }: IncomingHttpHeaders): string | undefined {
    const credential = parseBasicCredential(authorization);
    if (!credential) return undefined;
    const username = credential.username.toLowerCase();
    const entry = this.verified.find(this.verified.keyOf({ ...credential, username }));
    if (entry) return `account ${entry.staff.id}`;
    const device = this.devices.find(username, headers);
    return device && `device ${device.id}`;
  }
}
