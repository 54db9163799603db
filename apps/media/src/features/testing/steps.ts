import type { LiveStatus, MediaStream } from '../../api/stream.types.ts';
import { testingCopy as copy } from './testing.copy.ts';

export interface Step {
  text: string;
  /** As the server reports it, or as this page has observed it. */
  isDone: boolean;
}

interface TestFacts {
  stream: MediaStream | null;
  status: LiveStatus | null;
  isApproved: boolean;
  /** Whether the preview has played on this page. */
  hasPreviewed: boolean;
}

/** MEDIA-50 */
export function testSteps({ stream, status, isApproved, hasPreviewed }: TestFacts): Step[] {
  const isConfigured = stream !== null && (stream.configured.rtmp || stream.configured.youtube);
  const isPublishing = stream?.publishing != null;
  const done = [isConfigured, isPublishing, hasPreviewed && isPublishing, isApproved, status?.isLive ?? false];
  return copy.steps.map((text, place) => ({ text, isDone: done[place] ?? false }));
}
