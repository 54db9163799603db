import { startObjectStore as startStore } from '../../../../tools/object-store.mjs';
import { temporaryFolder } from '../temporary-folder.ts';

/** Starts an S3-compatible store on a free port of this machine, with one bucket that only accepts signed requests. */
export const startObjectStore = () => startStore(temporaryFolder('s3'));
