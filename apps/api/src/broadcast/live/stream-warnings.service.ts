import { Injectable } from '@nestjs/common';
import { type AnyText } from '../../platform/texts/sentence.ts';
import type { StreamWarning } from '../media-server/media-server.ts';
import { YoutubeWatch } from './youtube-watch.service.ts';

/** Everything that a volunteer should look at now, whoever has noticed it. */
@Injectable()
export class StreamWarnings {
  constructor(private readonly youtube: YoutubeWatch) {}

  /** @param youtubeUrl the video on the air @param keyProblem why the key of our own stream cannot be read @param ofStream of the stream itself */
  list(youtubeUrl: string | null, keyProblem: AnyText | null, ofStream: readonly StreamWarning[]): StreamWarning[] {
    const ofKey = keyProblem === null ? [] : [{ code: 'KEY_UNREADABLE', message: String(keyProblem) }];
    return [...ofKey, ...this.youtube.warnings(youtubeUrl), ...ofStream].map(({ code, message }) => ({
      code,
      message,
    }));
  }
}
