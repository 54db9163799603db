import { Injectable } from '@nestjs/common';
import { Sweeps } from '../common/sweeps.ts';
import { RecordingFiles } from './recording-files.ts';

/** Recordings themselves are never swept: only somebody who has seen them decides that nobody wants them. */
@Injectable()
export class RecordingSweep {
  constructor(sweeps: Sweeps, files: RecordingFiles) {
    sweeps.add('Parts of recordings that are ready or deleted', () => files.sweep());
  }
}
