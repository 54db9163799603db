import logger from 'node-media-server/src/core/logger.js';
import Rtmp, { type Command } from 'node-media-server/src/protocol/rtmp.js';

// It would print what strangers send, keys among it, on our standard output.
logger.log = () => undefined;

/** The first byte of every connection. */
const version = 3;
/** Bytes of one message: of somebody we do not know yet, and of an encoder whose key was right. */
const strangersMessage = 64 * 1024;
const encodersMessage = 8 * 1024 * 1024;
const maxChunkSize = 16 * 1024 * 1024;
/** Encoders use four or five; each one holds a message. */
const maxChunkStreams = 16;

/** Sound, pictures or a description, as FLV has them. */
export interface MediaMessage {
  type: 'audio' | 'video' | 'data';
  /** Milliseconds, 32 bits. */
  time: number;
  /** Valid only during the call. */
  payload: Buffer;
}

const mediaTypes: Record<number, MediaMessage['type']> = { 8: 'audio', 9: 'video', 18: 'data' };

/** What a connection wants to hear. */
export interface RtmpEvents {
  output(bytes: Buffer): void;
  /** Somebody asks to publish; answered by `accept` or `refuse`. */
  publish(request: { app: string; name: string; key: string }): void;
  play(): void;
  media(message: MediaMessage): void;
  /** The encoder says that it has finished. */
  finish(): void;
}

/**
 * node-media-server's parser of RTMP with limits on what strangers may make it hold, and with the answer to 'publish' left
 * to us: by itself it would say yes first and ask afterwards. Throws at whatever it cannot read.
 */
export class RtmpParser extends Rtmp {
  private isAccepted = false;
  private isBegun = false;

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
    if (!this.isBegun && bytes[0] !== version) throw new Error('another protocol');
    this.isBegun = true;
    return super.parserData(bytes);
  }

  override packetParse(): void {
    super.packetParse();
    if (this.inPackets.size > maxChunkStreams) throw new Error('too many chunk streams');
  }

  override packetAlloc(): void {
    if (this.parserPacket.header.length > (this.isAccepted ? encodersMessage : strangersMessage))
      throw new Error('message too long');
    super.packetAlloc();
  }

  override controlHandler(): void {
    super.controlHandler();
    if (this.inChunkSize < 1 || this.inChunkSize > maxChunkSize) throw new Error('chunk size out of range');
  }

  override invokeHandler(): void {
    if (this.parserPacket.header.length > strangersMessage) throw new Error('command too long');
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
