import { once } from 'node:events';
import type { Server } from 'node:net';

/** Milliseconds until a port that could not be opened is tried again. */
const retryDelayMs = 10_000;

/** Listens on a port, and tries again until the port is free. */
export class PortListener {
  /** The open port; null while the port is not open. */
  port: number | null = null;
  /** System error code of the last attempt, as in 'EADDRINUSE'; null after success. */
  errorCode: string | null = null;
  private retry?: NodeJS.Timeout;

  constructor(
    private readonly server: Server,
    private readonly onChange: () => void,
  ) {
    // Once the port is open, errors concern single connections.
    server.on('error', () => undefined);
  }

  /** Resolves after the first attempt, successful or not. @param port 0 takes any free port */
  async open(port: number): Promise<void> {
    try {
      // Without an address: IPv6 and IPv4, or IPv4 alone on a machine without IPv6.
      this.server.listen(port);
      await once(this.server, 'listening');
      this.port = (this.server.address() as { port: number }).port;
      this.errorCode = null;
    } catch (error) {
      this.errorCode = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      this.retry = setTimeout(() => void this.open(port), retryDelayMs);
    }
    this.onChange();
  }

  close(): void {
    clearTimeout(this.retry);
    this.server.close();
  }
}
