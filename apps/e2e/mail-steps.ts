import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { serve, test as base } from './fixtures.ts';

export interface MailServer {
  url: string;
  /** Received mails with their headers. */
  received: { to: string[]; source: string }[];
  /** Status with which a receiver is refused, by address: 451 for now, 550 for good. */
  refusals: Map<string, number>;
  stop(): Promise<void>;
}

/** Starts a real SMTP server on this machine, which can refuse mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const refusals: MailServer['refusals'] = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      const status = refusals.get(address);
      callback(
        status === undefined ? null : Object.assign(new Error('No such mailbox here'), { responseCode: status }),
      );
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    received,
    refusals,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Tests with a separate product for the file, which sends its mail to a real SMTP server. */
export const testWithMail = () =>
  base.extend<object, { mail: MailServer }>({
    mail: [
      async ({}, use) => {
        const mail = await startMailServer();
        await use(mail);
        await mail.stop();
      },
      { scope: 'worker' },
    ],
    site: [
      ({ mail }, use) => serve({ SMTP_URL: mail.url, MAIL_FROM: 'office@faithful.example' }, use),
      { scope: 'worker', timeout: 150_000 },
    ],
  });
