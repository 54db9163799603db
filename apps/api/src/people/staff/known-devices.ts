import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import { SecretKey } from '../../platform/crypto/secret-key.ts';

/** A device by a random id, with the session epoch of the account when the device signed in. */
export interface KnownDevice {
  id: string;
  epoch: number;
}

/** Maximum lifetime of a cookie in browsers, in seconds: 400 days. */
const maxAge = 34_560_000;

/**
 * Recognises the devices from which somebody has signed in to an account, by a cookie that grants no access: failed sign-ins of such a device are
 * counted separately (OWASP's device cookies). The name of the cookie depends on the account, so that several people can share one computer.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly config: Config,
    private readonly key: SecretKey,
  ) {}

  /** The device of a request, if it signed in to this account before. Its epoch tells whether the account was signed out everywhere since then. */
  find(username: string, headers: IncomingHttpHeaders): KnownDevice | undefined {
    const [name, account] = [this.nameOf(username), username.toLowerCase()];
    const value = headers.cookie
      ?.split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
    const [id, epoch, signature] = value?.split('.') ?? [];
    if (!id || !epoch || !signature || !isSameSecret(signature, this.sign(account, `${id}.${epoch}`))) return undefined;
    return { id, epoch: Number(epoch) };
  }

  /** The `Set-Cookie` header for a device that has signed in, for the first time or after the account was signed out everywhere. */
  cookieFor(username: string, epoch: number): string {
    const device = `${randomBytes(16).toString('base64url')}.${epoch}`;
    const secure = this.config.publicUrl.startsWith('https:') ? '; Secure' : '';
    const value = `${device}.${this.sign(username.toLowerCase(), device)}`;
    return `${this.nameOf(username)}=${value}; Path=/api; Max-Age=${maxAge}; SameSite=Strict; HttpOnly${secure}`;
  }

  private nameOf(username: string): string {
    return `device-${createHash('sha256').update(username.toLowerCase()).digest('hex').slice(0, 12)}`;
  }

  private sign(account: string, device: string): string {
    return createHmac('sha256', this.key.for('device cookie')).update(`${account}\0${device}`).digest('base64url');
  }
}
