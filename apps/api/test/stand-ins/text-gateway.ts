import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface UploadedFile {
  apiKey: string | undefined;
  form: Record<string, string>;
}

/** Answers as documented by Africa's Talking, with the outcome that a test chooses. */
export class TextGatewayStandIn {
  readonly received: UploadedFile[] = [];
  /** Outcome for each recipient: 100 to 102 mean accepted. */
  statusCode = 101;
  /** HTTP status of the answers. */
  httpStatus = 201;
  /** Text that is sent instead of JSON. */
  nonsense: string | undefined;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
        this.received.push({ apiKey: String(request.headers['apikey']), form });
        response.writeHead(this.httpStatus, { 'content-type': 'application/json' });
        response.end(
          this.nonsense ??
            JSON.stringify({
              SMSMessageData: {
                Message: 'Sent to 1/1',
                Recipients: [
                  {
                    statusCode: this.statusCode,
                    number: form.to,
                    status: 'As asked',
                    cost: 'UGX 25',
                    messageId: 'AT1',
                  },
                ],
              },
            }),
        );
      });
    });
  }

  static async start(): Promise<TextGatewayStandIn> {
    const gateway = new TextGatewayStandIn();
    gateway.server.listen(0, '127.0.0.1');
    await once(gateway.server, 'listening');
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/version1/messaging`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
