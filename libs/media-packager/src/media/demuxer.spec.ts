import { Demuxer } from './demuxer.ts';

const sequence = Buffer.from('6764001facd9405005bb016a020202800000030080000018478c18cb', 'hex');
const avc = Buffer.concat([
  Buffer.from([0x17, 0, 0, 0, 0, 1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, sequence.length]),
  sequence,
  Buffer.from([1, 0, 4, 0x68, 0xeb, 0xe3, 0xcb]),
]);
const aac = Buffer.from([0xaf, 0, 0x12, 0x10]);

describe('Demuxer', () => {
  function listen() {
    const events: string[] = [];
    const demuxer = new Demuxer({
      open: ({ video, audio }) => events.push(`open${video ? ' video' : ''}${audio ? ' audio' : ''}`),
      sample: (track, { dts, isKeyframe }) =>
        events.push(`${track} ${dts - 1_000}${isKeyframe && track === 'video' ? ' key' : ''}`),
    });
    return {
      events,
      demuxer,
      video: (time: number, payload: Buffer) => demuxer.read({ type: 'video', time, payload }),
      audio: (time: number, payload: Buffer) => demuxer.read({ type: 'audio', time, payload }),
      frame: (time: number, isKeyframe = false) =>
        demuxer.read({
          type: 'video',
          time,
          payload: Buffer.from([isKeyframe ? 0x17 : 0x27, 1, 0, 0, 0, 0, 0, 0, 1, 0x65]),
        }),
      audioFrame: (time: number) => demuxer.read({ type: 'audio', time, payload: Buffer.from([0xaf, 1, 9]) }),
    };
  }

  it('opens at a keyframe once both tracks are known', () => {
    const { events, video, audio, frame, audioFrame } = listen();
    video(0, avc);
    audio(0, aac);
    audioFrame(0);
    frame(0);
    frame(40, true);
    audioFrame(46);
    expect(events).toEqual(['open video audio', 'video 40 key', 'audio 46']);
  });

  it('opens without audio when none has arrived for 1.5 s', () => {
    const { events, video, frame } = listen();
    video(0, avc);
    for (let time = 0; time <= 2_000; time += 1_000) frame(time, true);
    expect(events).toEqual(['open video', 'video 2000 key']);
  });

  it('opens without video when none arrives', () => {
    const { events, audio, audioFrame } = listen();
    audio(0, aac);
    for (let time = 0; time <= 1_600; time += 800) audioFrame(time);
    expect(events).toEqual(['open audio', 'audio 1600']);
  });

  it('opens again at the next keyframe when the codec configuration changes, not when it is repeated', () => {
    const { events, video, audio, frame } = listen();
    video(0, avc);
    audio(0, aac);
    frame(0, true);
    video(40, avc);
    frame(40, true);
    video(80, Buffer.concat([avc.subarray(0, 6), Buffer.from([0x4d]), avc.subarray(7)]));
    frame(80);
    frame(120, true);
    expect(events).toEqual([
      'open video audio',
      'video 0 key',
      'video 40 key',
      'video 80',
      'open video audio',
      'video 120 key',
    ]);
  });

  it('warns of unsupported codecs and rare keyframes', () => {
    const { demuxer, video, frame } = listen();
    video(0, Buffer.concat([Buffer.from([0x90]), Buffer.from('hvc1')]));
    expect(demuxer.codecOf('video')).toBe('HEVC');
    expect(demuxer.warnings).toEqual([{ code: 'VIDEO_CODEC', values: { codec: 'HEVC' } }]);
    const other = listen();
    other.video(0, avc);
    for (let time = 0; time < 6_000; time += 500) other.frame(time, time === 0);
    expect(other.demuxer.warnings.map(({ code }) => code)).toEqual(['KEY_FRAMES_RARE']);
    expect(frame(40)).not.toBeNull();
  });

  it('makes the times of a track rise', () => {
    const { events, video, audio, frame } = listen();
    video(0, avc);
    audio(0, aac);
    frame(0, true);
    frame(40);
    frame(40);
    frame(30);
    expect(events.slice(1)).toEqual(['video 0 key', 'video 40', 'video 41', 'video 42']);
  });
});
