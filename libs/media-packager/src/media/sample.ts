/** Which tracks a stream has. */
export interface Tracks {
  video: boolean;
  audio: boolean;
}

/** One frame of video or audio, ready for MPEG-TS. Times in milliseconds. */
export interface Sample {
  data: Buffer;
  /** The frame as the encoder sent it; valid as long as its message. */
  raw: Buffer;
  /** Decoding and presentation time. */
  dts: number;
  pts: number;
  /** Whether decoding can begin here. */
  isKeyframe: boolean;
}

/** Audio, video or metadata as FLV frames them. */
export interface MediaMessage {
  type: 'audio' | 'video' | 'data';
  /** Milliseconds, 32 bits. */
  time: number;
  /** Valid only during the call. */
  payload: Buffer;
}
