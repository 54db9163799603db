import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A device as a browser describes it: its address at the push service, and its keys. */
export interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

interface Received {
  device: string;
  headers: IncomingHttpHeaders;
  /** The notification that the device shows. */
  notification: unknown;
  /** Claims of the token that identifies the sending site. */
  claims: { aud: string; exp: number; sub: string };
}

/** Receives notifications as a push service does (RFC 8030), checks the signature (RFC 8292) and decrypts them as a device does (RFC 8291). */
export class PushServiceStandIn {
  readonly received: Received[] = [];
  /** Number of requests, including refused ones. */
  asked = 0;
  /** Answers by device; all other devices get 201. */
  readonly answers = new Map<string, { status: number; headers?: Record<string, string> }>();
  private readonly devices = new Map<string, { curve: ECDH; auth: Buffer }>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.asked += 1;
        const device = String(request.url).slice('/send/'.length);
        const { status, headers } = this.answers.get(device) ?? { status: 201 };
        if (status === 201) this.take(device, request.headers, Buffer.concat(chunks));
        response.writeHead(status, headers).end();
      });
    });
  }

  static async start(): Promise<PushServiceStandIn> {
    const service = new PushServiceStandIn();
    service.server.listen(0, '127.0.0.1');
    await once(service.server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  device(name: string): Device {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    const auth = randomBytes(16);
    this.devices.set(name, { curve, auth });
    return {
      endpoint: `${this.origin}/send/${name}`,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  shownOn(name: string): unknown[] {
    return this.received.filter(({ device }) => device === name).map(({ notification }) => notification);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private take(device: string, headers: IncomingHttpHeaders, body: Buffer): void {
    const claims = this.checkToken(String(headers.authorization));
    this.received.push({ device, headers, claims, notification: this.open(device, body) });
  }

  private checkToken(authorization: string): Received['claims'] {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    const [header = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    if (!isSigned) throw new Error('The token is not signed by the key that is sent with it');
    return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['claims'];
  }

  /** Decrypts one record of aes128gcm (RFC 8188) for this device. */
  private open(name: string, body: Buffer): unknown {
    const device = this.devices.get(name);
    if (!device) throw new Error(`No device ${name}`);
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.curve.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', device.curve.computeSecret(sender), device.auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}
