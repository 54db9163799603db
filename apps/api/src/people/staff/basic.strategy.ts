import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport, { type StrategyCreated } from 'passport';
import { BasicStrategy as PassportBasicStrategy } from 'passport-http';
import type { Staff } from '../../platform/auth/access.ts';
import { parseBasicCredential } from '../../platform/auth/basic-credential.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { KnownDevices } from './known-devices.ts';
import { SignIn } from './sign-in.service.ts';

/**
 * HTTP Basic with its own parser of the header, because passport-http cuts a password at its second colon and accepts any scheme that contains
 * 'Basic'. Passport keeps strategies in one table for the whole process, so each application registers under a unique name.
 */
@Injectable()
export class BasicStrategy extends PassportStrategy(PassportBasicStrategy) implements OnApplicationShutdown {
  constructor(
    private readonly signIn: SignIn,
    private readonly devices: KnownDevices,
  ) {
    super();
    this.name = `basic-${randomUUID()}`;
    passport.use(this);
  }

  override authenticate(this: StrategyCreated<this>, request: { headers: IncomingHttpHeaders; ip?: string }): void {
    const credential = parseBasicCredential(request.headers.authorization);
    if (!credential) {
      this.fail(401);
      return;
    }
    this.validate(credential.username, credential.password, request).then(
      (staff) => (staff ? this.success(staff) : this.fail(401)),
      (error: unknown) => this.error(error),
    );
  }

  /** Called by `authenticate` with the credential from the header. */
  validate(
    username: string,
    password: string,
    { ip = '', headers }: { ip?: string; headers: IncomingHttpHeaders },
  ): Promise<Staff | undefined> {
    return this.signIn.verify({ username, password }, clientAddress(ip), this.devices.find(username, headers));
  }

  /** Unregisters only at shutdown: requests are answered until the listener has closed. */
  onApplicationShutdown(): void {
    passport.unuse(this.name);
  }
}
