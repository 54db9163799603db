import { Injectable } from '@nestjs/common';
import type { StreamWarning } from '../media-server/media-server.ts';
import { StreamHealth } from './stream-health.ts';
import { YoutubeWatch } from './youtube-watch.service.ts';

/** Everything that a volunteer should look at now, whoever has noticed it. */
@Injectable()
export class StreamWarnings {
  constructor(
    private readonly health: StreamHealth,
    private readonly youtube: YoutubeWatch,
  ) {}

  /** @param youtubeUrl the video on the air @param keyProblem why the key of our own stream cannot be read */
  list(youtubeUrl: string | null, keyProblem: string | null): StreamWarning[] {
    const ofKey = keyProblem === null ? [] : [{ code: 'KEY_UNREADABLE', message: keyProblem }];
    return [...ofKey, ...this.youtube.warnings(youtubeUrl), ...this.health.warnings()].map(({ code, message }) => ({
      code,
      message,
    }));
  }
}
