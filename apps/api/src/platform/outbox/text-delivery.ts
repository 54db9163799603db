import type { Config, TextGateway } from '../config/config.ts';
import { answerJson } from '../http/answer-text.ts';
import { type Delivery, DeliveryError } from './delivery.ts';
import { writeMessageFile } from './file-delivery.ts';
import type { OutboxMessage } from './outbox-message.entity.ts';

/** Milliseconds to wait for the gateway, after which the message is tried again later. */
const timeoutMs = 10_000;
/** Status codes of Africa's Talking: processed, sent, queued. */
const accepted = new Set([100, 101, 102]);
/** Permanent failures: invalid number, unsupported number, recipient has opted out, recipient is on the do-not-disturb list. */
const permanentFailures = new Set([403, 404, 406, 409]);

interface GatewayAnswer {
  SMSMessageData?: { Message?: string; Recipients?: { statusCode?: number; status?: string }[] };
}

/** Sends texts by Africa's Talking or a gateway with the same API. Without a gateway, writes them as `.txt` files. */
export function createTextDelivery(config: Pick<Config, 'textGateway'>, folder: string): Delivery {
  return config.textGateway === undefined ? new TextFiles(folder) : new GatewayDelivery(config.textGateway);
}

class GatewayDelivery implements Delivery {
  constructor(private readonly gateway: TextGateway) {}

  async deliver({ recipient, text }: OutboxMessage): Promise<void> {
    const form = new URLSearchParams({ username: this.gateway.username, to: recipient, message: text });
    if (this.gateway.from) form.set('from', this.gateway.from);
    const recipients = (await this.post(form)).SMSMessageData?.Recipients ?? [];
    const code = recipients[0]?.statusCode;
    if (code === undefined) throw new DeliveryError('The text gateway named no recipient', false);
    if (!accepted.has(code))
      throw new DeliveryError(
        `The text gateway refused: ${code} ${recipients[0]?.status ?? ''}`,
        permanentFailures.has(code),
      );
  }

  close(): void {
    // Nothing stays open between two requests.
  }

  private async post(form: URLSearchParams): Promise<GatewayAnswer> {
    const answer = await fetch(this.gateway.url, {
      method: 'POST',
      headers: { apiKey: this.gateway.apiKey, accept: 'application/json' },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new DeliveryError(`The text gateway cannot be reached: ${String(error)}`, false);
    });
    if (!answer.ok) throw new DeliveryError(`The text gateway answered ${answer.status}`, false);
    return (await answerJson(answer).catch(() => ({}))) as GatewayAnswer;
  }
}

class TextFiles implements Delivery {
  constructor(private readonly folder: string) {}

  deliver(message: OutboxMessage): Promise<void> {
    return writeMessageFile(this.folder, message, 'txt', `To: ${message.recipient}\n\n${message.text}\n`);
  }

  close(): void {
    // Files are closed as soon as they are written.
  }
}
