import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import type { FastifyInstance } from 'fastify';
import { Config } from '../../../platform/config/config.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { logFailure } from '../../../platform/scheduling/log-failure.ts';
import { BackgroundWork } from '../background-work.ts';
import { paymentTexts } from '../payments.copy.ts';
import type { SandboxChoiceRequest } from './sandbox.dto.ts';
import type { SandboxCheckout } from './sandbox-checkout.entity.ts';
import { SandboxCheckoutsRepository } from './sandbox-checkouts.repository.ts';
import { sandboxPage, sandboxPageOver } from './sandbox-page.ts';
import { collectedOf, planOf, reached, type SandboxStep } from './sandbox-plan.ts';
import { SandboxProvider, signatureHeader } from './sandbox-provider.ts';

const minute = 60_000;

/** The provider's side of the sandbox: its page, the choice made there, and the notifications that follow. */
@Injectable()
export class SandboxPayments implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Sandbox');
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
    private readonly checkouts: SandboxCheckoutsRepository,
    private readonly provider: SandboxProvider,
    private readonly background: BackgroundWork,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  /** Continues the work of a process that has stopped; while a process runs, its timers are exact. */
  @Interval(minute)
  async run(): Promise<void> {
    if (this.config.payments.sandbox) await logFailure('Test payments', this.sweep(new Date()));
  }

  async page(providerId: string, churchName: string): Promise<string> {
    const checkout = await this.require(providerId);
    return checkout.plan === null
      ? sandboxPage(checkout, churchName)
      : sandboxPageOver(checkout, reached(checkout.plan, Date.now())?.becomes ?? 'pending', churchName);
  }

  /** Stores the choice from the page, and returns the address to which the payer is redirected. Only the first choice counts. */
  async choose(providerId: string, { method, ...choice }: SandboxChoiceRequest): Promise<string> {
    const checkout = await this.require(providerId);
    const now = Date.now();
    const plan = planOf(choice, now);
    const chosen = {
      plan,
      collected: collectedOf(checkout.amount, choice),
      method: method ?? checkout.method,
      nextStepAt: new Date(plan[0]?.at ?? now),
    };
    if (await this.checkouts.choose(checkout.id, chosen)) await this.announceDue({ ...checkout, ...chosen });
    const back = new URL(choice.outcome === 'cancel' ? checkout.cancelUrl : checkout.returnUrl);
    back.searchParams.set('id', providerId);
    back.searchParams.set('reference', checkout.reference);
    return back.href;
  }

  async sweep(now: Date): Promise<void> {
    for (const checkout of await this.checkouts.listDue(now)) await this.announceDue(checkout);
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** Announces the steps that are due, and schedules the next one. */
  private async announceDue(checkout: SandboxCheckout): Promise<void> {
    const steps = checkout.plan ?? [];
    for (let { stepsDone } = checkout; ; stepsDone += 1) {
      const step = steps[stepsDone];
      if (!step) return;
      if (step.at > Date.now()) return this.scheduleStep({ ...checkout, stepsDone }, step.at);
      const next = steps[stepsDone + 1];
      if (!(await this.checkouts.claimStep({ ...checkout, stepsDone }, next ? new Date(next.at) : null))) return;
      await this.announce(checkout, step);
    }
  }

  private scheduleStep(checkout: SandboxCheckout, at: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.background.run(() => this.announceDue(checkout), 'A test payment could not go on; the sweep tries again');
    }, at - Date.now()).unref();
    this.timers.add(timer);
  }

  /** Calls our own webhook through the route that every provider uses. */
  private async announce({ providerId, reference }: SandboxCheckout, { becomes, notify }: SandboxStep): Promise<void> {
    if (notify === undefined) return;
    const payload = JSON.stringify({ event: becomes ?? 'reminder', id: providerId, reference });
    const signature = this.provider.sign(notify === 'signed' ? payload : `not ${payload}`);
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    const { statusCode } = await this.host.httpAdapter
      .getInstance<FastifyInstance>()
      .inject({ method: 'POST', url: '/api/payments/sandbox/webhook', headers, payload });
    this.log.log(`Notified of ${reference}: ${statusCode}`);
  }

  private async require(providerId: string): Promise<SandboxCheckout> {
    const checkout = this.config.payments.sandbox ? await this.checkouts.find({ providerId }) : null;
    if (!checkout) throw notFound(paymentTexts.noTestPayment);
    return checkout;
  }
}
