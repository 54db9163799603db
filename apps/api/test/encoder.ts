import { stopEncoders } from '../../../tools/encoder.mjs';

export { hasFfmpeg, publish, stopEncoders, type Encoder } from '../../../tools/encoder.mjs';

afterAll(stopEncoders);
