import type { ReportedStream } from './stream-meter.ts';

/** Application under which a server publishes its own renditions, such as audio only under `church_audio`. Nobody else may publish there. */
export const variantsApp = 'variants';

/** Control API of an external media server. */
export abstract class ServerControl {
  /** Streams that are being published. @throws ServerError */
  abstract streams(): Promise<ReportedStream[]>;
  /** @throws ServerError */
  abstract disconnectPublisher(): Promise<void>;
}
