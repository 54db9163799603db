import { Injectable } from '@nestjs/common';
import { UploadsService } from '../../platform/uploads/uploads.service.ts';
import type { SermonMediaFacts, SermonResponse } from './sermon.dto.ts';

/** Adds size and duration of the recordings that are stored on this site to sermons. */
@Injectable()
export class SermonMedia {
  constructor(private readonly uploads: UploadsService) {}

  /** Returns the same sermons in the same order; one query for all of them. */
  async describe(sermons: readonly SermonResponse[]): Promise<SermonResponse[]> {
    const known = await this.uploads.describe(sermons.flatMap(({ audioUrl, videoUrl }) => [audioUrl, videoUrl]));
    const factsOf = (url: string | null): SermonMediaFacts | null => {
      const facts = url === null ? undefined : known.get(url);
      return facts ? { bytes: facts.bytes, seconds: facts.seconds } : null;
    };
    return sermons.map((sermon) => ({ ...sermon, audio: factsOf(sermon.audioUrl), video: factsOf(sermon.videoUrl) }));
  }
}
