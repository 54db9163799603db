/** The RTMP parser and the logger of node-media-server 4.4.3, which has no types. */
declare module 'node-media-server/src/protocol/rtmp.js' {
  interface Command {
    cmd?: string;
    transId?: number;
    cmdObj?: { app?: unknown; tcUrl?: unknown; objectEncoding?: unknown } | null;
    streamName?: unknown;
  }

  interface Packet {
    header: { fmt: number; cid: number; timestamp: number; length: number; type: number; stream_id: number };
    /** Milliseconds, 32 bits. */
    clock: number;
    /** Reused for the next message; at least `header.length` long. */
    payload: Buffer;
    bytes: number;
  }

  export default class Rtmp {
    onOutputCallback: (bytes: Buffer) => void;
    streamId: number;
    streamApp: string;
    streamName: string;
    inChunkSize: number;
    ackSize?: number;
    inPackets: Map<number, Packet>;
    parserPacket: Packet;
    parserData(bytes: Buffer): string | null;
    packetAlloc(): void;
    packetParse(): void;
    controlHandler(): void;
    invokeHandler(): void;
    dataHandler(): void;
    onConnect(command: Command): void;
    onPublish(command: Command): void;
    onPlay(command: Command): void;
    onDeleteStream(command: Command): void;
    respondPublish(): void;
    sendACK(bytes: number): void;
    sendStatusMessage(streamId: number, level: 'status' | 'error', code: string, description: string): void;
  }
}

declare module 'node-media-server/src/core/logger.js' {
  const logger: { log: (message: string, level?: string) => void };
  export default logger;
}
