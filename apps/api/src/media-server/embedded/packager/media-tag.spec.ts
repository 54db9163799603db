import { readAudio, readVideo } from './media-tag.ts';

/** High profile, level 3.1, 1280x720, as x264 writes it. */
const sequence = Buffer.from('6764001facd9405005bb016a020202800000030080000018478c18cb', 'hex');
const record = Buffer.concat([
  Buffer.from([1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, sequence.length]),
  sequence,
  Buffer.from([1, 0, 4, 0x68, 0xeb, 0xe3, 0xcb]),
]);

describe('reading what an encoder sends', () => {
  it('reads the configuration of H.264, with the size of the pictures', () => {
    const tag = readVideo(Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), record]));
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

  it('reads pictures, with the time until they are shown', () => {
    expect(readVideo(Buffer.from([0x17, 1, 0, 0, 80, 1, 2]))).toEqual({
      kind: 'picture',
      isKey: true,
      delay: 80,
      units: Buffer.from([1, 2]),
    });
    expect(readVideo(Buffer.from([0x27, 1, 0xff, 0xff, 0xd8, 1]))).toMatchObject({ isKey: false, delay: -40 });
    expect(
      readVideo(Buffer.concat([Buffer.from([0x91]), Buffer.from('avc1'), Buffer.from([0, 0, 40, 9])])),
    ).toMatchObject({ kind: 'picture', isKey: true, delay: 40, units: Buffer.from([9]) });
  });

  it('names codecs that browsers do not play', () => {
    expect(readVideo(Buffer.concat([Buffer.from([0x90]), Buffer.from('hvc1')]))).toEqual({
      kind: 'foreign',
      media: 'video',
      codec: 'HEVC',
    });
    expect(readVideo(Buffer.from([0x1c, 1, 0, 0, 0]))).toEqual({ kind: 'foreign', media: 'video', codec: 'HEVC' });
    expect(readVideo(Buffer.concat([Buffer.from([0xa1]), Buffer.from('av01')]))).toMatchObject({ codec: 'AV1' });
    expect(readAudio(Buffer.from([0x2f, 0xff]))).toEqual({ kind: 'foreign', media: 'audio', codec: 'MP3' });
    expect(readAudio(Buffer.concat([Buffer.from([0x91]), Buffer.from('Opus')]))).toMatchObject({ codec: 'Opus' });
  });

  it('reads the configuration of AAC and its frames', () => {
    expect(readAudio(Buffer.from([0xaf, 0, 0x12, 0x10]))).toMatchObject({
      kind: 'audio-config',
      config: { codec: 'mp4a.40.2', objectType: 2, frequencyIndex: 4, channels: 2 },
    });
    expect(readAudio(Buffer.from([0xaf, 1, 7, 8]))).toEqual({ kind: 'sound', frame: Buffer.from([7, 8]) });
  });

  it('throws at what breaks off', () => {
    expect(() => readVideo(Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), record.subarray(0, 20)]))).toThrow(
      /breaks off|out of range|outside/,
    );
    expect(() => readVideo(Buffer.from([0x17, 1]))).toThrow(/breaks off|out of range|outside/);
    expect(() => readAudio(Buffer.from([0xaf, 0, 0x12]))).toThrow(/breaks off|out of range|outside/);
  });
});
