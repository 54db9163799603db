import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Staff } from '../common/auth/access.ts';
import { PreparedReads } from '../common/http/prepared-reads.ts';
import { Database } from '../database/database.ts';
import { type LiveStatusResponse, toLiveStatus, toStaffLiveStatus } from './live.dto.ts';
import { standingOf, transition } from './live-standing.ts';
import type { LiveState } from './live-state.entity.ts';
import { type LiveColumns, LiveStateRepository } from './live-state.repository.ts';
import { Watchers } from './watchers.ts';

/** Milliseconds after which another process may have changed the state. */
const freshness = 5_000;
/** Milliseconds that a caller waits for the database before the state known last is good enough. */
const patience = 500;

/** What a caller may set; the rest follows from it. */
export type LiveChange = Partial<Omit<LiveColumns, 'wentLiveAt' | 'droppedAt'>>;

/** What is on the air. Thousands ask at the same moment, so the state is kept in memory and told even while the database is away. */
@Injectable()
export class LiveService implements OnApplicationBootstrap {
  private readonly log = new Logger(LiveService.name);
  private readonly watchers = new Watchers();
  private known: LiveState | undefined;
  private freshUntil = 0;
  private refreshing: Promise<void> | undefined;
  private changes = 0;

  constructor(
    private readonly states: LiveStateRepository,
    private readonly database: Database,
    private readonly prepared: PreparedReads,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  /** For everybody, and for the media team and admins with what they work with. @param watcher the tab that asks, which is counted */
  async statusFor(watcher: string | undefined, staff: Staff | undefined): Promise<LiveStatusResponse> {
    if (watcher) this.note(watcher);
    return staff ? this.staffStatus() : this.status();
  }

  /** What visitors are told. */
  async status(): Promise<LiveStatusResponse> {
    const now = new Date();
    return toLiveStatus(standingOf(await this.state(), now), this.watchers.count(now.getTime()));
  }

  /** Counts a tab that watches. */
  note(watcher: string): void {
    this.watchers.note(watcher, Date.now());
  }

  /** Sets some of the state; when the broadcast began or broke off follows from it. */
  async change(change: LiveChange): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.states.getForChange();
      const columns = { ...change, ...transition(before, { ...before, ...change }, new Date()) };
      await this.states.update(columns);
      this.database.afterCommit(() => {
        this.changes += 1;
        this.known = { ...before, ...columns };
        this.prepared.drop('live');
      });
    });
  }

  private async staffStatus(): Promise<LiveStatusResponse> {
    const [now, state] = [new Date(), await this.states.get()];
    return toStaffLiveStatus(standingOf(state, now), this.watchers.count(now.getTime()), state);
  }

  private async state(): Promise<LiveState> {
    if (!this.known || this.freshUntil <= Date.now()) await (this.refreshing ??= this.refreshWithinPatience());
    return this.known ?? this.states.get();
  }

  private async refreshWithinPatience(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
    try {
      await Promise.race([this.refresh(), enough]);
    } finally {
      clearTimeout(timer);
      this.refreshing = undefined;
    }
  }

  /** Until the answer comes, or without one, the state known last goes on for as long as if it were new. */
  private async refresh(): Promise<void> {
    this.freshUntil = Date.now() + freshness;
    const changes = this.changes;
    try {
      const state = await this.states.get();
      // What has been changed here in the meantime is newer than what was read.
      if (changes === this.changes) this.known = state;
    } catch (error) {
      this.log.warn(`The live state could not be read; the last one is told. ${String(error)}`);
    }
  }
}
