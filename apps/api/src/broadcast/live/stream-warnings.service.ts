import { Injectable } from '@nestjs/common';
import { type AnyText, textNow } from '../../platform/texts/sentence.ts';
import type { StreamWarning } from '../media-server/media-server.ts';
import { warningText } from '../media-server/stream-warning-text.ts';
import type { LiveState } from './live-state.entity.ts';
import type { StreamWarningResponse } from './media-stream.dto.ts';
import { YoutubeWatch } from './youtube-watch.service.ts';

/** Collects everything that a volunteer should look at now. */
@Injectable()
export class StreamWarnings {
  constructor(private readonly youtube: YoutubeWatch) {}

  /** @param keyProblem why the key of our own stream cannot be read @param ofStream warnings about the stream */
  list(state: LiveState, keyProblem: AnyText | null, ofStream: readonly StreamWarning[]): StreamWarningResponse[] {
    const ofKey = keyProblem === null ? [] : [{ code: 'KEY_UNREADABLE', message: textNow(keyProblem) }];
    const warnings = [...this.youtube.warnings(state), ...ofStream];
    return [...ofKey, ...warnings.map((warning) => ({ code: warning.code, message: textNow(warningText(warning)) }))];
  }
}
