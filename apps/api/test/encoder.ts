export { hasFfmpeg, publish, stopEncoders, type Encoder } from '../../../tools/encoder.mjs';
