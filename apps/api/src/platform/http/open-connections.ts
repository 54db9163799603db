import type { Server as HttpServer, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as afterReading, setTimeout as pause } from 'node:timers/promises';

const sweepEveryMs = 50;

/** A turn of the event loop shorter than this leaves no time for a new connection. */
const shortTurnMs = 0.5;
/** If new connections never stop arriving, the listener is closed after this time anyway. */
const maxAcceptingMs = 10_000;

interface Connection {
  /** Responses that are not complete yet. */
  underWay: Set<ServerResponse>;
  bytesRead: number;
  /** When the connection was last seen to be busy, by `performance.now()`. */
  busyAt: number;
}

/** Tracks the connections of a server, so that it can stop without cutting off a request that is being sent. */
export class OpenConnections {
  private readonly connections = new Map<Socket, Connection>();
  private accepted = 0;
  private isEnding = false;

  constructor(private readonly server: HttpServer) {
    server.on('connection', (socket) => {
      this.accepted += 1;
      this.connections.set(socket, { underWay: new Set(), bytesRead: 0, busyAt: performance.now() });
      socket.once('close', () => this.connections.delete(socket));
    });
    // Before the listener of Fastify, which may respond at once.
    server.prependListener('request', ({ socket }, answer) => this.began(socket, answer));
  }

  /** Stops accepting connections, serves requests that still arrive on open ones, and closes each after it was silent for `silentMs`. */
  async drain(silentMs: number): Promise<void> {
    await this.acceptWaiting();
    // Closes only the listener: `http.Server` would also close idle connections, on which a request may be arriving.
    NetServer.prototype.close.call(this.server);
    this.announceEnd();
    while (this.connections.size > 0) {
      await pause(sweepEveryMs);
      // Data that arrived in the meantime is read first.
      await afterReading();
      this.endSilent(performance.now() - silentMs);
    }
  }

  /**
   * Accepts the connections that wait in the kernel's queue, because closing the listener would reset them. Node accepts one in
   * each turn of the event loop. Until the queue is empty, responses keep their connections alive: a client whose connection was
   * closed would join the queue again at once.
   */
  private async acceptWaiting(): Promise<void> {
    const giveUpAt = performance.now() + maxAcceptingMs;
    for (let isQuiet = false; !isQuiet && performance.now() < giveUpAt;) {
      const { accepted } = this;
      const began = performance.now();
      await afterReading();
      isQuiet = this.accepted === accepted && performance.now() - began < shortTurnMs;
    }
  }

  /** From now on each response has `Connection: close`, so that its client sends no further request on that connection. */
  private announceEnd(): void {
    this.isEnding = true;
    for (const { underWay } of this.connections.values()) for (const answer of underWay) answer.shouldKeepAlive = false;
  }

  private began(socket: Socket, answer: ServerResponse): void {
    if (this.isEnding) answer.shouldKeepAlive = false;
    const connection = this.connections.get(socket);
    connection?.underWay.add(answer);
    answer.once('close', () => connection?.underWay.delete(answer));
  }

  private endSilent(since: number): void {
    for (const [socket, connection] of this.connections) {
      if (connection.underWay.size > 0 || socket.bytesRead !== connection.bytesRead) {
        connection.bytesRead = socket.bytesRead;
        connection.busyAt = performance.now();
      } else if (connection.busyAt <= since) socket.destroySoon();
    }
  }
}
