import { tooManyRequests } from '../errors/domain-error.ts';

const windowMs = 60_000;
/**
 * Networks counted in one minute: 1,600 forms a second, more than the process can answer. Fewer would let one who owns a
 * /48, which has 65,536 networks of IPv6, close the forms to everybody else.
 */
const maxNetworks = 100_000;

/**
 * So many requests a minute from everybody together. Once they are used up, a network that has had its equal part is
 * refused, and one that has not is still served: a flood takes nothing from those who are not in it.
 */
export class SharedCeiling {
  private readonly taken = new Map<string, number>();
  private total = 0;
  private windowEnd = 0;

  /** @param perMinute requests that are accepted from whomever */
  constructor(private readonly perMinute: number) {}

  /** Counts one more for a network. @param now of `performance.now()` @throws DomainError 429 with the seconds until the next minute */
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

  /** The request that was counted turned out to hold nothing to accept. */
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
