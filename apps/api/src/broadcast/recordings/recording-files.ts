import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.ts';
import { IncomingFiles } from '../../platform/uploads/incoming-files.ts';
import { addressOf, newStem } from '../../platform/uploads/upload-name.ts';
import { UploadsService } from '../../platform/uploads/uploads.service.ts';
import type { Recording } from './recording.entity.ts';
import { type RecordedPart, RecordingFolders } from './recording-folders.ts';
import { RecordingsRepository } from './recordings.repository.ts';
import type { Remuxed, RemuxTargets } from './remux/remux.ts';

const further = / \(part (\d+)\)$/;
/** Title of the next part: 'Service (part 2)', 'Service (part 3)' */
const titleOfNext = (title: string): string =>
  `${title.replace(further, '')} (part ${Number(further.exec(title)?.[1] ?? 1) + 1})`;

/** Files of a recording, from its parts to two uploads. */
@Injectable()
export class RecordingFiles {
  /** Whether the parts come from an external server, some time after the end of the broadcast. */
  readonly areHandedOver: boolean;

  constructor(
    config: Config,
    private readonly recordings: RecordingsRepository,
    private readonly folders: RecordingFolders,
    private readonly uploads: UploadsService,
    private readonly incoming: IncomingFiles,
  ) {
    this.areHandedOver = config.live.external !== undefined;
  }

  /** Paths for files that are being made, in the folder of incoming files: what a process leaves there when it dies is cleaned up. */
  async newTargets(name: string): Promise<RemuxTargets> {
    await mkdir(this.incoming.folder, { recursive: true });
    const path = join(this.incoming.folder, name);
    return { video: `${path}.mp4`, audio: `${path}.m4a` };
  }

  async discard({ video, audio }: RemuxTargets): Promise<void> {
    for (const path of [video, audio]) await this.incoming.discard(path);
  }

  /** Stores the files that were made of the parts, marks the recording as ready, and then removes the parts. @throws when the claim is lost */
  async keep(
    recording: Recording,
    targets: RemuxTargets,
    { seconds, hasVideo, hasAudio }: Remuxed,
    problem: string | null,
  ): Promise<void> {
    const { id } = recording;
    // An attempt that was cut off may have stored a file already.
    await this.removeStored(recording);
    const stems = { video: newStem(), audio: newStem() };
    const owner = await this.confirm(recording, {
      videoUrl: hasVideo ? addressOf(`${stems.video}.mp4`) : null,
      audioUrl: hasAudio ? addressOf(`${stems.audio}.m4a`) : null,
    });
    const video = hasVideo
      ? await this.uploads.takeRecording('video', await received('video', targets.video, 'video/mp4'), stems.video)
      : null;
    const audio = hasAudio
      ? await this.uploads.takeRecording('audio', await received('audio', targets.audio, 'audio/mp4'), stems.audio)
      : null;
    const isKept = await this.recordings.settle(id, owner, {
      state: 'ready',
      problem,
      seconds: Math.round(seconds),
      videoBytes: video?.bytes ?? null,
      audioBytes: audio?.bytes ?? null,
      partBytes: 0,
    });
    if (isKept) return this.folders.remove(id);
    // The recording was deleted in the meantime, or claimed by another process, which needs the parts.
    for (const upload of [video, audio]) if (upload) await this.uploads.remove(addressOf(upload.name));
  }

  /** Removes the stored files of a deleted recording, within the current transaction. */
  removeStored({ videoUrl, audioUrl }: Recording): Promise<void> {
    return this.uploads.removeUnnamed([videoUrl, audioUrl].filter((url) => url !== null));
  }

  removeParts(id: number): Promise<void> {
    return this.folders.remove(id);
  }

  /** Moves the parts from `at` on into a new recording. @throws when the claim is lost */
  async split(recording: Recording, parts: readonly RecordedPart[], at: string, claimedUntil: Date): Promise<void> {
    const from = parts.findIndex(({ path }) => path === at);
    const [stored, moved] = [parts.slice(0, from), parts.slice(from)];
    const change = stored.at(-1)?.changedAt ?? recording.startedAt;
    const owner = await this.confirm(recording, { claimedUntil });
    // Claimed until its parts are moved.
    const next = await this.recordings.insert({
      title: titleOfNext(recording.title),
      startedAt: change,
      endedAt: recording.endedAt,
      state: 'preparing',
      claimedBy: owner,
      claimedUntil,
    });
    const folder = await this.folders.make(next.id);
    for (const { path } of moved) await rename(path, join(folder, basename(path)));
    await this.recordings.settle(next.id, owner, { partBytes: await this.folders.bytes(next.id) });
    const partBytes = await this.folders.bytes(recording.id);
    await this.recordings.updateClaimed(recording.id, owner, { endedAt: change, partBytes });
  }

  /** Updates a recording that this process has claimed, and returns the id of the process. @throws when the claim is lost */
  private async confirm({ id, claimedBy }: Recording, columns: Partial<Recording>): Promise<string> {
    if (claimedBy === null || !(await this.recordings.updateClaimed(id, claimedBy, columns)))
      throw new Error('Another process has taken this recording over');
    return claimedBy;
  }

  /** Removes folders that no recording needs, for example when the process ended after a recording was deleted or made ready. */
  async removeUnneededParts(): Promise<void> {
    const ids = await this.folders.ids();
    if (ids.length === 0) return;
    const needed = await this.recordings.findUnready(ids);
    for (const id of ids) if (!needed.has(id)) await rm(this.folders.of(id), { recursive: true, force: true });
  }
}

async function received(field: string, path: string, declared: string) {
  return { field, path, declared, fileName: basename(path), bytes: (await stat(path)).size };
}
