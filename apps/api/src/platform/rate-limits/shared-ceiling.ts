import { tooManyRequests } from '../errors/domain-error.ts';

const windowMs = 60_000;
/**
 * Most networks counted in one minute: 1,600 forms a second, more than the process can handle. With fewer, the owner of an IPv6
 * /48, which has 65,536 networks, could block the forms for everybody else.
 */
const maxNetworks = 100_000;

/**
 * Limits the requests a minute from all networks together. Once the limit is reached, a network that has used its equal share
 * is refused, and a network that has not is still served. So a flood does not affect the networks outside it.
 */
export class SharedCeiling {
  private readonly taken = new Map<string, number>();
  private total = 0;
  private windowEnd = 0;

  /** @param perMinute requests accepted from all networks together */
  constructor(private readonly perMinute: number) {}

  /** Counts one request of a network. @param now from `performance.now()` @throws DomainError 429 with the seconds until the next minute */
  take(network: string, now = performance.now()): void {
    if (now >= this.windowEnd) this.startWindow(now);
    const own = this.taken.get(network) ?? 0;
    const part = Math.max(1, Math.floor(this.perMinute / Math.max(1, this.taken.size)));
    const isFull = this.total >= this.perMinute && own >= part;
    if (isFull || (own === 0 && this.taken.size >= maxNetworks))
      throw tooManyRequests(Math.max(1, Math.ceil((this.windowEnd - now) / 1_000)));
    this.taken.set(network, own + 1);
    this.total += 1;
  }

  /** Undoes `take` for a request that turned out to be invalid. */
  giveBack(network: string): void {
    const own = this.taken.get(network) ?? 0;
    if (own === 0) return;
    this.total -= 1;
    if (own > 1) this.taken.set(network, own - 1);
    else this.taken.delete(network);
  }

  private startWindow(now: number): void {
    this.taken.clear();
    this.total = 0;
    this.windowEnd = now + windowMs;
  }
}
