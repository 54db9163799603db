import { once } from 'node:events';
import type { Server } from 'node:net';

/** Milliseconds between tries to open a port that another program has. */
const retryEvery = 10_000;

/** A listener that waits for its port to become free instead of giving up. */
export class OpenPort {
  /** The port that is open; null while it is not. */
  port: number | null = null;
  /** The system's word for why it is not open. */
  fault: string | null = null;
  private retry?: NodeJS.Timeout;

  constructor(
    private readonly server: Server,
    private readonly onChange: () => void,
  ) {
    // Whatever befalls it after it is open concerns single connections.
    server.on('error', () => undefined);
  }

  /** Resolves after the first try, whatever came of it. @param port 0 takes any that is free */
  async open(port: number): Promise<void> {
    try {
      // No address: IPv6 and IPv4, or IPv4 alone on a machine without IPv6.
      this.server.listen(port);
      await once(this.server, 'listening');
      this.port = (this.server.address() as { port: number }).port;
      this.fault = null;
    } catch (error) {
      this.fault = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      this.retry = setTimeout(() => void this.open(port), retryEvery);
    }
    this.onChange();
  }

  close(): void {
    clearTimeout(this.retry);
    this.server.close();
  }
}
