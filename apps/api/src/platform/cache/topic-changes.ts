import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Redis as Connection } from 'ioredis';
import { Redis } from '../redis/redis.ts';

/** Milliseconds between two pings of the subscriber, which cannot otherwise notice that its connection is lost. */
const pingMs = 2_000;
/** Milliseconds in which a replica of the database may still return the old state. */
const replicationMs = 1_000;

/** Called with the topic that has changed, or with undefined if any topic may have changed. */
type Listener = (topic: string | undefined) => void;

/**
 * Sends changes of topics to the other processes of the site and receives theirs, through Redis. While Redis is unavailable,
 * nothing is received and cached responses expire after 15 seconds. After a reconnect any topic may have changed.
 */
@Injectable()
export class TopicChanges implements BeforeApplicationShutdown {
  private readonly self = randomUUID();
  private readonly listeners: Listener[] = [];
  /** Topics whose change could not be published yet. */
  private readonly unsent = new Set<string>();
  private readonly channel: string;
  private readonly publisher: Connection | undefined;
  private readonly subscriber: Connection | undefined;
  private readonly pinging: NodeJS.Timeout | undefined;

  constructor(redis: Redis) {
    this.channel = redis.key('topics');
    this.publisher = redis.connection;
    this.publisher?.on('ready', () => this.unsent.forEach((topic) => this.publish(topic)));
    this.subscriber = redis.connection?.duplicate({ autoResubscribe: false });
    this.subscriber?.on('error', () => undefined); // `Redis` logs the loss once.
    this.subscriber?.on('ready', () => void this.subscribe());
    this.subscriber?.on('message', (_channel: string, message: string) => this.receive(message));
    if (this.subscriber)
      this.pinging = setInterval(() => void this.subscriber?.ping().catch(() => undefined), pingMs).unref();
  }

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  publish(topic: string): void {
    this.publisher?.publish(this.channel, `${this.self} ${topic}`).then(
      () => this.unsent.delete(topic),
      () => this.unsent.add(topic),
    );
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.pinging);
    this.subscriber?.disconnect();
  }

  private async subscribe(): Promise<void> {
    await this.subscriber?.subscribe(this.channel).then(
      () => this.notify(undefined),
      () => undefined, // The connection is lost again; the next one subscribes.
    );
  }

  private receive(message: string): void {
    const [sender, topic] = message.split(' ');
    if (sender === this.self || topic === undefined) return;
    this.notify(topic);
    // Again, to drop what was read in the meantime from a replica that lags behind.
    setTimeout(() => this.notify(topic), replicationMs).unref();
  }

  private notify(topic: string | undefined): void {
    for (const listener of this.listeners) listener(topic);
  }
}
