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

/** Milliseconds of `performance.now()` after which the state is read again, as another process may have changed it. */
const freshness = 5_000;
/** Milliseconds that a caller waits for the database before the last known state is used. */
const timeoutMs = 500;
/** Milliseconds between two polls: an interrupted broadcast ends after a time without any event. */
const interval = 1_000;

/** Columns that a caller may set; the other columns are computed. */
export type LiveChange = Partial<Omit<LiveColumns, 'wentLiveAt' | 'droppedAt' | 'rtmpSeenAt'>>;

/** The state of the broadcast. Thousands ask at the same time, so the state is cached in memory and served even while the database is unavailable. */
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
    // Another process may have changed the state; the next poll reads it again.
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

  /** Calls the listener with the current status at the start and after each change, including changes by elapsed time or by another process. */
  onChange(listener: (status: BroadcastStatus) => void): void {
    this.listeners.push(listener);
  }

  /** The public status, or the one with additional fields for the media team and admins. @param watcher the tab that asks, which is counted */
  async statusFor(watcher: string | undefined, staff: Staff | undefined): Promise<LiveStatusResponse> {
    if (watcher) this.note(watcher);
    return staff ? this.staffStatus(await this.read()) : this.status();
  }

  /** The status for visitors. */
  async status(): Promise<LiveStatusResponse> {
    return toLiveStatus(await this.getBroadcastStatus(), this.watchers.count(performance.now()));
  }

  /** The broadcast status without the number of viewers. */
  async getBroadcastStatus(): Promise<BroadcastStatus> {
    return broadcastStatusOf(await this.state(), new Date());
  }

  /** Reads the current state, whichever process has written it. */
  read(): Promise<LiveState> {
    return this.states.get();
  }

  /** The status for staff. @param state the state as it was read */
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
   * Sets columns of the state, and computes when the broadcast began or was interrupted. Returns whether anything was set.
   * @param decide the change, or a function that computes it from the locked state and returns null if there is nothing to
   * do
   */
  change(decide: LiveChange | ((state: LiveState) => LiveChange | null)): Promise<boolean> {
    return this.database.transaction(async () => {
      const before = await this.states.lockForUpdate();
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
    // The other processes notice the change themselves, so only the cache of this process is dropped.
    this.responseCache.dropHere('live');
    for (const listener of this.listeners) listener(status);
  }

  /** The state; a change by another process is visible after at most five seconds. */
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

  /** Until the database responds, or if it fails, the last known state counts as fresh. */
  private async refresh(): Promise<void> {
    this.freshUntil = performance.now() + freshness;
    const changes = this.changes;
    try {
      const state = await this.states.get();
      // A change by this process in the meantime is newer than the state that was read.
      if (changes === this.changes) this.known = state;
      this.isReadable = true;
    } catch (error) {
      if (this.isReadable) this.log.warn(`The live state could not be read; the last one is told. ${String(error)}`);
      this.isReadable = false;
    }
  }
}
