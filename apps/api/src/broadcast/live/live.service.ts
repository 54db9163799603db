import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Staff } from '../../platform/auth/access.ts';
import { ResponseCache } from '../../platform/cache/response-cache.ts';
import { Database } from '../../platform/database/database.ts';
import { type BroadcastStatus, broadcastStatusOf, transition } from './broadcast-status.ts';
import { type LiveStatusResponse, toLiveStatus, toStaffLiveStatus } from './live.dto.ts';
import type { LiveState } from './live-state.entity.ts';
import { type LiveColumns, LiveStateRepository } from './live-state.repository.ts';
import { problemOf } from './media-server-problem.ts';
import { SiteMediaServer } from './site-media-server.ts';
import { Watchers } from './watchers.ts';

/** Milliseconds after which another process may have changed the state, by a clock that nobody sets. */
const freshness = 5_000;
/** Milliseconds that a caller waits for the database before the state known last is good enough. */
const timeoutMs = 500;
/** Milliseconds between two looks at the clock: a broadcast that broke off is given up by time alone. */
const interval = 1_000;

/** What a caller may set; the rest follows from it. */
export type LiveChange = Partial<Omit<LiveColumns, 'wentLiveAt' | 'droppedAt' | 'rtmpSeenAt'>>;

/** What is on the air. Thousands ask at the same moment, so the state is kept in memory and told even while the database is away. */
@Injectable()
export class LiveService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(LiveService.name);
  private known: LiveState | undefined;
  private freshUntil = 0;
  private refreshing: Promise<void> | undefined;
  private changes = 0;
  private isReadable = true;
  private readonly listeners: ((status: BroadcastStatus) => void)[] = [];
  private lastNotified = '';
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly states: LiveStateRepository,
    private readonly database: Database,
    private readonly responseCache: ResponseCache,
    private readonly mediaServer: SiteMediaServer,
    private readonly watchers: Watchers,
  ) {
    // Another process may have changed it: the next look at the clock reads it again.
    responseCache.onDrop((topic) => {
      if (topic === undefined || topic === 'live') this.freshUntil = 0;
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.poll();
    this.timer = setInterval(() => void this.poll(), interval).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.refreshing;
  }

  /** Calls with what stands at the start and on each change of it, also one that came by time or from another process. */
  onChange(listener: (status: BroadcastStatus) => void): void {
    this.listeners.push(listener);
  }

  /** For everybody, and for the media team and admins with what they work with. @param watcher the tab that asks, which is counted */
  async statusFor(watcher: string | undefined, staff: Staff | undefined): Promise<LiveStatusResponse> {
    if (watcher) this.note(watcher);
    return staff ? this.staffStatus(await this.read()) : this.status();
  }

  /** What visitors are told. */
  async status(): Promise<LiveStatusResponse> {
    return toLiveStatus(await this.getBroadcastStatus(), this.watchers.count(performance.now()));
  }

  /** What is on the air, without anybody's figures. */
  async getBroadcastStatus(): Promise<BroadcastStatus> {
    return broadcastStatusOf(await this.state(), new Date());
  }

  /** What stands at this moment, whichever process has written it. */
  read(): Promise<LiveState> {
    return this.states.get();
  }

  /** What staff are told. @param state as it was read */
  staffStatus(state: LiveState): LiveStatusResponse {
    const now = new Date();
    const { report } = this.mediaServer.state();
    return toStaffLiveStatus(broadcastStatusOf(state, now), this.watchers.count(performance.now()), {
      approved: state.rtmpApproved,
      actuallyStreaming: state.rtmpStreaming || report.publishing !== null,
      error: problemOf(report),
      manuallyActivated: state.rtmpActivated,
    });
  }

  /** Counts a tab that watches. */
  note(watcher: string): void {
    this.watchers.note(watcher, performance.now());
  }

  /**
   * Sets some of the state; when the broadcast began or broke off follows from it. Answers whether anything was set.
   * @param decide from what stands, which nobody else changes meanwhile; null: nothing is to be done
   */
  change(decide: LiveChange | ((state: LiveState) => LiveChange | null)): Promise<boolean> {
    return this.database.transaction(async () => {
      const before = await this.states.getForChange();
      const change = typeof decide === 'function' ? decide(before) : decide;
      if (change === null) return false;
      const now = new Date();
      const rtmpSeenAt = change.rtmpStreaming ? now : before.rtmpSeenAt;
      const columns = { ...change, rtmpSeenAt, ...transition(before, { ...before, ...change }, now) };
      await this.states.update(columns);
      this.database.afterCommit(() => {
        this.changes += 1;
        this.known = { ...before, ...columns };
        this.responseCache.drop('live');
        this.notifyListeners();
      });
      return true;
    });
  }

  private async poll(): Promise<void> {
    void this.watchers.exchange();
    await this.freshen();
    this.notifyListeners();
  }

  private notifyListeners(): void {
    if (!this.known) return;
    const status = broadcastStatusOf(this.known, new Date());
    const text = JSON.stringify(status);
    if (text === this.lastNotified) return;
    this.lastNotified = text;
    // The other processes see the same by themselves.
    this.responseCache.dropHere('live');
    for (const listener of this.listeners) listener(status);
  }

  /** What stands, at most five seconds old where another process has changed it. */
  async state(): Promise<LiveState> {
    await this.freshen();
    return this.known ?? this.states.get();
  }

  private async freshen(): Promise<void> {
    if (!this.known || this.freshUntil <= performance.now()) await (this.refreshing ??= this.refreshWithinTimeout());
  }

  private async refreshWithinTimeout(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
    try {
      await Promise.race([this.refresh(), enough]);
    } finally {
      clearTimeout(timer);
      this.refreshing = undefined;
    }
  }

  /** Until the answer comes, or without one, the state known last goes on for as long as if it were new. */
  private async refresh(): Promise<void> {
    this.freshUntil = performance.now() + freshness;
    const changes = this.changes;
    try {
      const state = await this.states.get();
      // What has been changed here in the meantime is newer than what was read.
      if (changes === this.changes) this.known = state;
      this.isReadable = true;
    } catch (error) {
      if (this.isReadable) this.log.warn(`The live state could not be read; the last one is told. ${String(error)}`);
      this.isReadable = false;
    }
  }
}
