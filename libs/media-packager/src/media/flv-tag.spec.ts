import { readAudioTag, readVideoTag } from './flv-tag.ts';

/** High profile, level 3.1, 1280x720, as x264 writes it. */
const sequence = Buffer.from('6764001facd9405005bb016a020202800000030080000018478c18cb', 'hex');
const record = Buffer.concat([
  Buffer.from([1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, sequence.length]),
  sequence,
  Buffer.from([1, 0, 4, 0x68, 0xeb, 0xe3, 0xcb]),
]);

describe('FLV tags', () => {
  it('read the H.264 configuration with the frame size', () => {
    const tag = readVideoTag(Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), record]));
    expect(tag).toMatchObject({
      kind: 'video-config',
      config: {
        codec: 'avc1.64001f',
        lengthSize: 4,
        size: { width: 1280, height: 720 },
        parameterSets: [sequence, Buffer.from('68ebe3cb', 'hex')],
      },
    });
  });

  it('read video frames with their composition offset', () => {
    expect(readVideoTag(Buffer.from([0x17, 1, 0, 0, 80, 1, 2]))).toEqual({
      kind: 'video-frame',
      isKeyframe: true,
      compositionOffset: 80,
      nalUnits: Buffer.from([1, 2]),
    });
    expect(readVideoTag(Buffer.from([0x27, 1, 0xff, 0xff, 0xd8, 1]))).toMatchObject({
      isKeyframe: false,
      compositionOffset: -40,
    });
    expect(
      readVideoTag(Buffer.concat([Buffer.from([0x91]), Buffer.from('avc1'), Buffer.from([0, 0, 40, 9])])),
    ).toMatchObject({ kind: 'video-frame', isKeyframe: true, compositionOffset: 40, nalUnits: Buffer.from([9]) });
  });

  it('name codecs that browsers do not play', () => {
    expect(readVideoTag(Buffer.concat([Buffer.from([0x90]), Buffer.from('hvc1')]))).toEqual({
      kind: 'unsupported',
      media: 'video',
      codec: 'HEVC',
    });
    expect(readVideoTag(Buffer.from([0x1c, 1, 0, 0, 0]))).toEqual({
      kind: 'unsupported',
      media: 'video',
      codec: 'HEVC',
    });
    expect(readVideoTag(Buffer.concat([Buffer.from([0xa1]), Buffer.from('av01')]))).toMatchObject({ codec: 'AV1' });
    expect(readAudioTag(Buffer.from([0x2f, 0xff]))).toEqual({ kind: 'unsupported', media: 'audio', codec: 'MP3' });
    expect(readAudioTag(Buffer.concat([Buffer.from([0x91]), Buffer.from('Opus')]))).toMatchObject({ codec: 'Opus' });
  });

  it('read the AAC configuration and its frames', () => {
    expect(readAudioTag(Buffer.from([0xaf, 0, 0x12, 0x10]))).toMatchObject({
      kind: 'audio-config',
      config: { codec: 'mp4a.40.2', objectType: 2, frequencyIndex: 4, channels: 2 },
    });
    expect(readAudioTag(Buffer.from([0xaf, 1, 7, 8]))).toEqual({ kind: 'audio-frame', frame: Buffer.from([7, 8]) });
  });

  it('refuse truncated payloads', () => {
    expect(() => readVideoTag(Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), record.subarray(0, 20)]))).toThrow(
      /truncated|out of range|outside/,
    );
    expect(() => readVideoTag(Buffer.from([0x17, 1]))).toThrow(/truncated|out of range|outside/);
    expect(() => readAudioTag(Buffer.from([0xaf, 0, 0x12]))).toThrow(/truncated|out of range|outside/);
  });
});
