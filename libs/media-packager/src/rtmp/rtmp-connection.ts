import type { Socket } from 'node:net';
import type { MediaMessage } from '../media/sample.ts';
import { streamApp, streamName } from '../stream.ts';
import { RtmpParser } from './rtmp-parser.ts';

/** Milliseconds from the connection to the request to publish. */
const requestTimeoutMs = 10_000;
/** Milliseconds without data after which a publisher is disconnected. */
const stallTimeoutMs = 8_000;
/** Milliseconds without data after which another encoder may replace a publisher. */
const replaceableAfterMs = 3_000;
/** Maximum bytes before the key is accepted; OBS sends 4 KB, including its half of the handshake. */
const maxUnauthorizedBytes = 128 * 1024;
/** Maximum bytes of responses that an encoder may leave unread; all responses together have 1 KB. */
const maxUnreadBytes = 1024 * 1024;
/** Milliseconds for a refused encoder to read the reason. */
const closeTimeoutMs = 500;

/** Decides who may publish, and receives the messages. */
export interface PublisherHandler {
  /** @returns why this connection may not publish, as encoders show it; null makes it the publisher */
  admit(connection: RtmpConnection, key: string): Promise<string | null>;
  onMessage(connection: RtmpConnection, message: MediaMessage): void;
  onClose(connection: RtmpConnection): void;
}

/** One connection of an encoder; anyone can connect, so nothing about it is trusted. */
export class RtmpConnection {
  private readonly parser: RtmpParser;
  private readonly requestTimeout = setTimeout(() => this.socket.destroy(), requestTimeoutMs);
  private stallCheck?: NodeJS.Timeout;
  private hasRequested = false;
  private lastDataAt = performance.now();
  private unacknowledgedBytes = 0;

  constructor(
    private readonly socket: Socket,
    private readonly handler: PublisherHandler,
  ) {
    this.parser = new RtmpParser({
      output: (bytes) => this.write(bytes),
      publish: (request) => void this.publish(request).catch(() => socket.destroy()),
      play: () => this.refuse('This server only takes streams in; watch on the website.'),
      media: (message) => this.handler.onMessage(this, message),
      finish: () => this.socket.destroy(),
    });
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.read(bytes));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.onClose());
  }

  /** Whether another encoder may replace this one, since no data arrives. */
  get isReplaceable(): boolean {
    return performance.now() - this.lastDataAt > replaceableAfterMs;
  }

  get isClosed(): boolean {
    return this.socket.destroyed;
  }

  /** Whether its key was accepted. */
  get isAuthorized(): boolean {
    return this.stallCheck !== undefined;
  }

  close(): void {
    this.socket.destroy();
  }

  private read(bytes: Buffer): void {
    this.lastDataAt = performance.now();
    try {
      if (!this.isAuthorized && this.socket.bytesRead > maxUnauthorizedBytes) throw new Error('too much without a key');
      this.parser.parserData(bytes);
      this.acknowledge(bytes.length);
    } catch {
      // Not valid RTMP.
      this.socket.destroy();
    }
  }

  private write(bytes: Buffer): void {
    if (this.socket.writableLength > maxUnreadBytes) throw new Error('answers are not read');
    if (this.socket.writable) this.socket.write(bytes);
  }

  /** Some hardware encoders stop sending until their bytes are acknowledged. */
  private acknowledge(bytes: number): void {
    this.unacknowledgedBytes += bytes;
    if (this.parser.ackSize === undefined || this.unacknowledgedBytes < this.parser.ackSize) return;
    this.parser.sendACK(this.socket.bytesRead % 2 ** 32);
    this.unacknowledgedBytes = 0;
  }

  private async publish({ app, name, key }: { app: string; name: string; key: string }): Promise<void> {
    if (this.hasRequested) return this.close();
    this.hasRequested = true;
    if (app !== streamApp || name !== streamName)
      return this.refuse(`Publish to /${streamApp} with the stream key that the website shows.`);
    // The socket stays paused until the key is checked; the kernel buffers what the encoder sends.
    this.socket.pause();
    clearTimeout(this.requestTimeout);
    const refusal = await this.handler.admit(this, key);
    if (this.socket.destroyed) return;
    if (refusal !== null) return this.refuse(refusal);
    this.lastDataAt = performance.now();
    this.stallCheck = setInterval(
      () => performance.now() - this.lastDataAt > stallTimeoutMs && this.socket.destroy(),
      500,
    );
    this.parser.accept();
    this.socket.resume();
  }

  private refuse(reason: string): void {
    this.parser.refuse(reason);
    this.socket.end();
    setTimeout(() => this.socket.destroy(), closeTimeoutMs);
  }

  private onClose(): void {
    clearTimeout(this.requestTimeout);
    clearInterval(this.stallCheck);
    this.handler.onClose(this);
  }
}
