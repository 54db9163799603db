import { ffmpegOutputs } from './ffmpeg-outputs.ts';

describe('ffmpegOutputs', () => {
  const namesOf = (height: number | null, tracks = { video: true, audio: true }): string[] =>
    ffmpegOutputs(tracks, height).map(({ name }) => name);

  it('lists the renditions lower than the source', () => {
    expect(namesOf(720)).toEqual(['360p', '240p', 'audio']);
    expect(namesOf(361)).toEqual(['360p', '240p', 'audio']);
    expect(namesOf(360)).toEqual(['240p', 'audio']);
    expect(namesOf(240)).toEqual(['audio']);
    expect(namesOf(180)).toEqual(['audio']);
  });

  it('is empty where no rendition would be lower', () => {
    expect(namesOf(180, { video: true, audio: false })).toEqual([]);
  });

  it('lists all for an unknown size, and audio alone without video', () => {
    expect(namesOf(null)).toEqual(['360p', '240p', 'audio']);
    expect(namesOf(null, { video: false, audio: true })).toEqual(['audio']);
  });

  it('reads one input, whichever rendition is first', () => {
    for (const height of [720, 360, 180])
      expect(
        ffmpegOutputs({ video: true, audio: true }, height)
          .flatMap(({ args }) => args)
          .filter((arg) => arg === '-i'),
      ).toHaveLength(1);
  });
});
