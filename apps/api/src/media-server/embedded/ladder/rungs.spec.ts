import { rungArguments } from './rungs.ts';

describe('the smaller levels of a source', () => {
  const offered = (lines: number | null, tracks = { video: true, audio: true }): string[] =>
    rungArguments(tracks, lines).map(({ name }) => name);

  it('have fewer lines than it has', () => {
    expect(offered(720)).toEqual(['360p', '240p', 'audio']);
    expect(offered(361)).toEqual(['360p', '240p', 'audio']);
    expect(offered(360)).toEqual(['240p', 'audio']);
    expect(offered(240)).toEqual(['audio']);
    expect(offered(180)).toEqual(['audio']);
  });

  it('are none where there is nothing to make smaller', () => {
    expect(offered(180, { video: true, audio: false })).toEqual([]);
  });

  it('are all where its size is not known, and the sound where there are no pictures', () => {
    expect(offered(null)).toEqual(['360p', '240p', 'audio']);
    expect(offered(null, { video: false, audio: true })).toEqual(['audio']);
  });

  it('are read from one input, whichever comes first', () => {
    for (const lines of [720, 360, 180])
      expect(
        rungArguments({ video: true, audio: true }, lines)
          .flatMap(({ args }) => args)
          .filter((arg) => arg === '-i'),
      ).toHaveLength(1);
  });
});
