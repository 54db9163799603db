import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Redis as Connection } from 'ioredis';
import { Redis } from '../redis/redis.ts';

/** Milliseconds between two questions whether the line still stands: a subscriber that hears nothing cannot know. */
const pingMs = 2_000;
/** Milliseconds in which a node of the database may still answer with what was there before. */
const replicationMs = 1_000;

/** Called with the topic, or with undefined where anything may have changed. */
type Listener = (topic: string | undefined) => void;

/**
 * Tells the other processes of the site which topics have changed, and hears it from them. While Redis is gone nothing is
 * heard, and what is cached lives out its fifteen seconds; when it is back, anything may have changed.
 */
@Injectable()
export class TopicChanges implements BeforeApplicationShutdown {
  private readonly self = randomUUID();
  private readonly listeners: Listener[] = [];
  /** Changes of which the others could not be told. */
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
    this.subscriber?.on('error', () => undefined); // Said once for the site, by `Redis`.
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
      () => undefined, // The line is lost again; the next one subscribes.
    );
  }

  private receive(message: string): void {
    const [sender, topic] = message.split(' ');
    if (sender === this.self || topic === undefined) return;
    this.notify(topic);
    // What was read meanwhile from a node that lags behind is forgotten too.
    setTimeout(() => this.notify(topic), replicationMs).unref();
  }

  private notify(topic: string | undefined): void {
    for (const listener of this.listeners) listener(topic);
  }
}
