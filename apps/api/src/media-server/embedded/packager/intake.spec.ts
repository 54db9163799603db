import { Intake } from './intake.ts';

const sequence = Buffer.from('6764001facd9405005bb016a020202800000030080000018478c18cb', 'hex');
const avc = Buffer.concat([
  Buffer.from([0x17, 0, 0, 0, 0, 1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, sequence.length]),
  sequence,
  Buffer.from([1, 0, 4, 0x68, 0xeb, 0xe3, 0xcb]),
]);
const aac = Buffer.from([0xaf, 0, 0x12, 0x10]);

describe('an intake', () => {
  function listen() {
    const heard: string[] = [];
    const intake = new Intake({
      open: ({ video, audio }) => heard.push(`open${video ? ' video' : ''}${audio ? ' audio' : ''}`),
      unit: (track, { decodeAt, isKey }) =>
        heard.push(`${track} ${decodeAt - 1_000}${isKey && track === 'video' ? ' key' : ''}`),
    });
    return {
      heard,
      intake,
      video: (time: number, payload: Buffer) => intake.read({ type: 'video', time, payload }),
      audio: (time: number, payload: Buffer) => intake.read({ type: 'audio', time, payload }),
      picture: (time: number, isKey = false) =>
        intake.read({ type: 'video', time, payload: Buffer.from([isKey ? 0x17 : 0x27, 1, 0, 0, 0, 0, 0, 0, 1, 0x65]) }),
      sound: (time: number) => intake.read({ type: 'audio', time, payload: Buffer.from([0xaf, 1, 9]) }),
    };
  }

  it('begins with a key frame, once both tracks are known', () => {
    const { heard, video, audio, picture, sound } = listen();
    video(0, avc);
    audio(0, aac);
    sound(0);
    picture(0);
    picture(40, true);
    sound(46);
    expect(heard).toEqual(['open video audio', 'video 40 key', 'audio 46']);
  });

  it('goes without sound when none has come for a second and a half', () => {
    const { heard, video, picture } = listen();
    video(0, avc);
    for (let time = 0; time <= 2_000; time += 1_000) picture(time, true);
    expect(heard).toEqual(['open video', 'video 2000 key']);
  });

  it('goes with sound alone when no pictures come', () => {
    const { heard, audio, sound } = listen();
    audio(0, aac);
    for (let time = 0; time <= 1_600; time += 800) sound(time);
    expect(heard).toEqual(['open audio', 'audio 1600']);
  });

  it('opens anew at the next key frame when the encoder changes its codec, not when it repeats it', () => {
    const { heard, video, audio, picture } = listen();
    video(0, avc);
    audio(0, aac);
    picture(0, true);
    video(40, avc);
    picture(40, true);
    video(80, Buffer.concat([avc.subarray(0, 6), Buffer.from([0x4d]), avc.subarray(7)]));
    picture(80);
    picture(120, true);
    expect(heard).toEqual([
      'open video audio',
      'video 0 key',
      'video 40 key',
      'video 80',
      'open video audio',
      'video 120 key',
    ]);
  });

  it('says what browsers will not play, and that key frames are rare', () => {
    const { intake, video, picture } = listen();
    video(0, Buffer.concat([Buffer.from([0x90]), Buffer.from('hvc1')]));
    expect(intake.codecOf('video')).toBe('HEVC');
    expect(intake.warnings).toEqual([
      {
        code: 'VIDEO_CODEC',
        message: 'The encoder sends HEVC, which browsers do not play. Choose H.264 as the video encoder in OBS.',
      },
    ]);
    const other = listen();
    other.video(0, avc);
    for (let time = 0; time < 6_000; time += 500) other.picture(time, time === 0);
    expect(other.intake.warnings.map(({ code }) => code)).toEqual(['KEY_FRAMES_RARE']);
    expect(picture(40)).not.toBeNull();
  });

  it('lets times only go up within a track', () => {
    const { heard, video, audio, picture } = listen();
    video(0, avc);
    audio(0, aac);
    picture(0, true);
    picture(40);
    picture(40);
    picture(30);
    expect(heard.slice(1)).toEqual(['video 0 key', 'video 40', 'video 41', 'video 42']);
  });
});
