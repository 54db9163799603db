import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

interface UploadedFile {
  to: string[];
  source: string;
}

/** A real SMTP server on this machine that a test can stop, slow down or make refuse mails. */
export class MailServer {
  readonly received: UploadedFile[] = [];
  /** Milliseconds before a recipient is accepted. */
  delay = 0;
  /** SMTP status with which recipients are refused. */
  refusal: number | undefined;
  /** Refusals by recipient, such as '550 5.1.1 No such mailbox'. */
  refusals: ReadonlyMap<string, string> = new Map();
  private server: SMTPServer | undefined;

  private constructor(
    private readonly port: number,
    private readonly password: string | undefined,
  ) {}

  /** Chooses a free port; nothing listens on it before `start`. If a password is given, clients must sign in with it. */
  static async create(password?: string): Promise<MailServer> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    return new MailServer(port, password);
  }

  urlFor(password?: string): string {
    return password === undefined
      ? `smtp://127.0.0.1:${this.port}`
      : `smtp://office:${password}@127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: this.password === undefined,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onAuth: ({ username, password }, _session, callback) =>
        callback(password === this.password ? null : new Error('Wrong password'), { user: username }),
      onRcptTo: ({ address }, _session, callback) => void this.answerReceiver(address, callback),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString(),
          });
          callback();
        });
      },
    });
    this.server = server;
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => void server.listen(this.port, '127.0.0.1', () => resolve()));
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  private async answerReceiver(address: string, callback: (error?: Error | null) => void): Promise<void> {
    await pause(this.delay);
    const [, status, message] = /^(\d{3}) (.*)/.exec(this.refusals.get(address) ?? '') ?? [];
    if (status !== undefined) {
      callback(Object.assign(new Error(message), { responseCode: Number(status) }));
      return;
    }
    callback(this.refusal === undefined ? null : Object.assign(new Error('Refused'), { responseCode: this.refusal }));
  }
}
