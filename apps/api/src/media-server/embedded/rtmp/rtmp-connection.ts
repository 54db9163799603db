import type { Socket } from 'node:net';
import { streamApp, streamName } from '../../media-server.ts';
import { type MediaMessage, RtmpParser } from './rtmp-parser.ts';

/** Milliseconds: from connecting until allowed to publish; until a silent encoder is given up; and until a newcomer may take its place. */
const introductionTime = 10_000;
const stalledAfter = 8_000;
const replaceableAfter = 3_000;
const farewellTime = 500;

/** Who decides on, and takes, what a connection brings. */
export interface Reception {
  /** Why this one may not publish, as encoders show it; null: welcome, and from now on it is the one. */
  admit(connection: RtmpConnection, key: string): Promise<string | null>;
  take(connection: RtmpConnection, message: MediaMessage): void;
  leave(connection: RtmpConnection): void;
}

/** One encoder, or somebody who pretends to be one. */
export class RtmpConnection {
  private readonly parser: RtmpParser;
  private readonly introduction = setTimeout(() => this.socket.destroy(), introductionTime);
  private watch?: NodeJS.Timeout;
  private hasAsked = false;
  private lastBytesAt = performance.now();
  private unacknowledged = 0;

  constructor(
    private readonly socket: Socket,
    private readonly reception: Reception,
  ) {
    this.parser = new RtmpParser({
      output: (bytes) => void (this.socket.writable && this.socket.write(bytes)),
      publish: (request) => void this.publish(request),
      play: () => this.refuse('This server only takes streams in; watch on the website.'),
      media: (message) => this.reception.take(this, message),
      finish: () => this.socket.destroy(),
    });
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.read(bytes));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.closed());
  }

  /** Its bytes have stood still so long that somebody else may have its place. */
  get isReplaceable(): boolean {
    return performance.now() - this.lastBytesAt > replaceableAfter;
  }

  /** It went away, perhaps while its key was asked about. */
  get isGone(): boolean {
    return this.socket.destroyed;
  }

  /** Its key was right. */
  get isAdmitted(): boolean {
    return this.watch !== undefined;
  }

  close(): void {
    this.socket.destroy();
  }

  private read(bytes: Buffer): void {
    this.lastBytesAt = performance.now();
    try {
      this.parser.parserData(bytes);
      this.acknowledge(bytes.length);
    } catch {
      // Whatever it was, it was no RTMP that we understand.
      this.socket.destroy();
    }
  }

  /** Some hardware encoders stop sending until what they sent is acknowledged. */
  private acknowledge(bytes: number): void {
    this.unacknowledged += bytes;
    if (this.parser.ackSize === undefined || this.unacknowledged < this.parser.ackSize) return;
    this.parser.sendACK(this.socket.bytesRead % 2 ** 32);
    this.unacknowledged = 0;
  }

  private async publish({ app, name, key }: { app: string; name: string; key: string }): Promise<void> {
    if (this.hasAsked) return this.close();
    this.hasAsked = true;
    if (app !== streamApp || name !== streamName)
      return this.refuse(`Publish to /${streamApp} with the stream key that the website shows.`);
    // Nothing is read meanwhile: what an encoder sends ahead waits in the system's own buffers.
    this.socket.pause();
    clearTimeout(this.introduction);
    const refusal = await this.reception.admit(this, key);
    if (this.socket.destroyed) return;
    if (refusal !== null) return this.refuse(refusal);
    this.lastBytesAt = performance.now();
    this.watch = setInterval(() => performance.now() - this.lastBytesAt > stalledAfter && this.socket.destroy(), 500);
    this.parser.accept();
    this.socket.resume();
  }

  private refuse(reason: string): void {
    this.parser.refuse(reason);
    this.socket.end();
    setTimeout(() => this.socket.destroy(), farewellTime);
  }

  private closed(): void {
    clearTimeout(this.introduction);
    clearInterval(this.watch);
    this.reception.leave(this);
  }
}
