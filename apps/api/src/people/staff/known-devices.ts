import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { isSameSecret } from '../../platform/crypto/same-secret.ts';
import { SecretKey } from '../../platform/crypto/secret-key.ts';

/** A device by a random name, and the account's session epoch in which it signed in. */
export interface KnownDevice {
  id: string;
  epoch: number;
}

/** Seconds a browser may keep a cookie at most: 400 days. */
const maxAge = 34_560_000;

/**
 * Tells the devices from which somebody has signed in to an account, by a cookie that opens nothing: its failures are
 * counted apart (OWASP's device cookies). The name holds the account, so that several people can share one computer.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly config: Config,
    private readonly key: SecretKey,
  ) {}

  /** The device that a request comes from, if it signed in to this account before; whether since then everybody was signed out, its epoch tells. */
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

  /** The `Set-Cookie` header for a device that has just signed in, for the first time or after everybody was signed out. */
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
