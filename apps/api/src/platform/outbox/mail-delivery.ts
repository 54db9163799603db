import { createTransport, type NodemailerError, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { type Delivery, DeliveryError } from './delivery.ts';
import { writeMessageFile } from './file-delivery.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';

/** Milliseconds: a server that is slower than these is asked again later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** E-mail by SMTP, or as `.eml` files where no server is set. */
export function createMailDelivery(config: Pick<Config, 'smtpUrl' | 'mailFrom'>, folder: string): Delivery {
  return config.smtpUrl === undefined
    ? new MailFiles(config.mailFrom, folder)
    : new SmtpDelivery(config.smtpUrl, config.mailFrom);
}

class SmtpDelivery implements Delivery {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  }

  async deliver(message: OutboxMessage): Promise<void> {
    try {
      await this.transport.sendMail(toMail(message, this.from));
    } catch (error) {
      throw toDeliveryError(error as NodemailerError);
    }
  }

  close(): void {
    this.transport.close();
  }
}

class MailFiles implements Delivery {
  private readonly transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(
    private readonly from: string,
    private readonly folder: string,
  ) {}

  async deliver(message: OutboxMessage): Promise<void> {
    const { message: source } = await this.transport.sendMail(toMail(message, this.from));
    await writeMessageFile(this.folder, message, 'eml', source as Buffer);
  }

  close(): void {
    this.transport.close();
  }
}

function toMail(message: OutboxMessage, from: string): SendMailOptions {
  return {
    messageId: `<${message.messageKey}@${from.replace(/^.*@|>.*$/g, '')}>`,
    date: message.createdAt,
    from,
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

/** Only a refusal of this message or its receiver is for good; a wrong password or a broken server says nothing about it. */
function toDeliveryError(error: NodemailerError): DeliveryError {
  const isAboutMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return new DeliveryError(error.message, isAboutMessage && (error.responseCode ?? 0) >= 500);
}
