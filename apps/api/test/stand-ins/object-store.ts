import { startObjectStore as startStore } from '../../../../tools/object-store.mjs';
import { temporaryFolder } from '../temporary-folder.ts';

/** A store that speaks S3, on a free port of this machine, with one bucket that is open to nobody without a signature. */
export const startObjectStore = () => startStore(temporaryFolder('s3'));
