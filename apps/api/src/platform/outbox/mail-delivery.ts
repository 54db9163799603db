import type { createTransport, NodemailerError, SendMailOptions, Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { type Delivery, DeliveryError } from './delivery.ts';
import { writeMessageFile } from './file-delivery.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';

/** Timeouts in milliseconds, after which the message is tried again later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The sender of a mail. */
interface Sender {
  /** 'office@example.org', or with a name before it: 'Grace Church <office@example.org>'. */
  mailFrom: string;
  /** Name of the sender if `mailFrom` has none. */
  churchName(): string;
}

/** Sends e-mails by SMTP. Without a server, writes them as `.eml` files. */
export function createMailDelivery(
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  folder: string,
  churchName: () => string,
): Delivery {
  const sender: Sender = { mailFrom, churchName };
  return smtpUrl === undefined ? new MailFiles(sender, folder) : new SmtpDelivery(smtpUrl, sender);
}

/** A Nodemailer transport that is opened for the first message, because most processes start without one to send. */
class MailTransport {
  private opened: Promise<Transporter> | undefined;

  constructor(private readonly options: Parameters<typeof createTransport>[0]) {}

  open(): Promise<Transporter> {
    return (this.opened ??= import('nodemailer').then(({ createTransport }) => createTransport(this.options)));
  }

  close(): void {
    void this.opened?.then((transport) => transport.close());
  }
}

class SmtpDelivery implements Delivery {
  private readonly transport: MailTransport;

  constructor(
    url: string,
    private readonly sender: Sender,
  ) {
    this.transport = new MailTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  }

  async deliver(message: OutboxMessage): Promise<void> {
    try {
      await (await this.transport.open()).sendMail(toMail(message, this.sender));
    } catch (error) {
      throw toDeliveryError(error as NodemailerError);
    }
  }

  close(): void {
    this.transport.close();
  }
}

class MailFiles implements Delivery {
  private readonly transport = new MailTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly sender: Sender,
    private readonly folder: string,
  ) {}

  async deliver(message: OutboxMessage): Promise<void> {
    const transport = await this.transport.open();
    const sent = (await transport.sendMail(toMail(message, this.sender))) as { message: Buffer };
    await writeMessageFile(this.folder, message, 'eml', sent.message);
  }

  close(): void {
    this.transport.close();
  }
}

function toMail(message: OutboxMessage, { mailFrom, churchName }: Sender): SendMailOptions {
  return {
    messageId: `<${message.messageKey}@${mailFrom.replace(/^.*@|>.*$/g, '')}>`,
    date: message.createdAt,
    from: mailFrom.includes('<') ? mailFrom : { name: churchName(), address: mailFrom },
    to: { name: '', address: message.recipient },
    subject: message.subject ?? '',
    text: message.text,
    html: message.html ?? undefined,
    attachments: message.attachments ?? [],
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Only a refusal of this message or its recipient is permanent. A wrong password or a broken server says nothing about the message. */
function toDeliveryError(error: NodemailerError): DeliveryError {
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const isPermanent = isAboutMessage && (error.responseCode ?? 0) >= 500;
  const isUnknownAddress =
    isPermanent && error.command === 'RCPT TO' && /^5\d\d[ -]5\.1\.\d/.test(error.response ?? '');
  return new DeliveryError(error.message, isPermanent, { isUnknownAddress });
}
