import logger from 'node-media-server/src/core/logger.js';
import Rtmp, { type Command } from 'node-media-server/src/protocol/rtmp.js';
import type { MediaMessage } from '../media/sample.ts';

// The logger would print stream keys to standard output.
logger.log = () => undefined;

/** The first byte of every connection. */
const version = 3;
/** Maximum bytes of one message, before and after the key was accepted. */
const maxUnauthorizedMessage = 64 * 1024;
const maxMessage = 8 * 1024 * 1024;
/** Maximum bytes of one command. Commands of OBS have 500; the time that the library needs to respond grows with the square. */
const maxCommand = 8 * 1024;
const maxChunkSize = 16 * 1024 * 1024;
/** Maximum chunk streams. Encoders use four or five; each one buffers a message. */
const maxChunkStreams = 16;

const mediaTypes: Record<number, MediaMessage['type']> = { 8: 'audio', 9: 'video', 18: 'data' };

export interface RtmpEvents {
  output(bytes: Buffer): void;
  /** Answered by `accept` or `refuse`. */
  publish(request: { app: string; name: string; key: string }): void;
  play(): void;
  media(message: MediaMessage): void;
  /** The encoder ends its stream. */
  finish(): void;
}

/**
 * node-media-server's RTMP parser with limits on its memory. The connection decides about 'publish' requests: without this
 * override, the library would accept first and ask afterwards. Throws for invalid input.
 */
export class RtmpParser extends Rtmp {
  private isAccepted = false;
  private isStarted = false;

  constructor(private readonly events: RtmpEvents) {
    super();
    this.onOutputCallback = (bytes) => this.events.output(bytes);
  }

  accept(): void {
    this.isAccepted = true;
    this.respondPublish();
  }

  refuse(reason: string): void {
    this.sendStatusMessage(this.streamId, 'error', 'NetStream.Publish.BadName', reason);
  }

  override parserData(bytes: Buffer): string | null {
    if (!this.isStarted && bytes[0] !== version) throw new Error('another protocol');
    this.isStarted = true;
    return super.parserData(bytes);
  }

  override packetParse(): void {
    super.packetParse();
    if (this.inPackets.size > maxChunkStreams) throw new Error('too many chunk streams');
    // Otherwise the library would read backwards.
    if (this.parserPacket.bytes > this.parserPacket.header.length) throw new Error('message changed');
  }

  override packetAlloc(): void {
    if (this.parserPacket.header.length > (this.isAccepted ? maxMessage : maxUnauthorizedMessage))
      throw new Error('message too long');
    super.packetAlloc();
  }

  override controlHandler(): void {
    super.controlHandler();
    if (this.inChunkSize < 1 || this.inChunkSize > maxChunkSize) throw new Error('chunk size out of range');
  }

  override invokeHandler(): void {
    if (this.parserPacket.header.length > maxCommand) throw new Error('command too long');
    super.invokeHandler();
  }

  override dataHandler(): void {
    const { header, clock, payload } = this.parserPacket;
    const type = mediaTypes[header.type];
    if (this.isAccepted && type) this.events.media({ type, time: clock, payload: payload.subarray(0, header.length) });
  }

  override onPublish(command: Command): void {
    const [name = '', query = ''] = (typeof command.streamName === 'string' ? command.streamName : '').split('?', 2);
    this.streamName = name;
    this.streamId = this.parserPacket.header.stream_id;
    this.events.publish({ app: this.streamApp, name, key: new URLSearchParams(query).get('key') ?? '' });
  }

  override onPlay(): void {
    this.streamId = this.parserPacket.header.stream_id;
    this.events.play();
  }

  override onDeleteStream(): void {
    this.events.finish();
  }
}
