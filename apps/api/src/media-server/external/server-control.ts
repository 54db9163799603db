import type { SeenStream } from './incoming.ts';

/** Where a server publishes what it makes of the stream itself, such as the sound alone under `church_audio`. Nobody else may publish there. */
export const variantsApp = 'variants';

/** The control address of a media server of its own. */
export abstract class ServerControl {
  /** What is being published at the moment. @throws ServerFault */
  abstract streams(): Promise<SeenStream[]>;
  /** Sends away whoever publishes the stream. @throws ServerFault */
  abstract drop(): Promise<void>;
}
