import { changesOf, errorOf, guessedConfig, withoutSaved } from './config-fields.ts';

const config = guessedConfig('church.example.org');

describe('when the configuration cannot be loaded (MEDIA-63 to MEDIA-65)', () => {
  it('the addresses are derived from the host of the page', () => {
    expect(config.rtmp).toMatchObject({
      rtmpUrl: 'rtmp://church.example.org:1935/live',
      hlsUrl: 'http://church.example.org:8080/hls/church/master.m3u8',
      hasKey: false,
    });
    expect(config.youtube).toMatchObject({ streamUrl: 'rtmp://a.rtmp.youtube.com/live2', liveVideoUrl: '' });
  });
});

describe('what was typed', () => {
  it('is a change if it differs from the stored value', () => {
    expect(changesOf({ rtmpUrl: 'rtmp://other/live ' }, config, 'rtmp')).toEqual({ rtmpUrl: 'rtmp://other/live' });
    expect(changesOf({ rtmpUrl: ' rtmp://church.example.org:1935/live' }, config, 'rtmp')).toEqual({});
  });
  it('is a change for an emptied address, but not for a key left blank', () => {
    expect(changesOf({ hlsUrl: '', streamKey: '  ' }, config, 'rtmp')).toEqual({ hlsUrl: '' });
    expect(changesOf({ streamKey: 'abcd' }, config, 'rtmp')).toEqual({ streamKey: 'abcd' });
  });
  it('is kept if it was typed while the server was saving', () => {
    expect(withoutSaved({ rtmpUrl: 'sent', hlsUrl: 'typed since' }, { rtmpUrl: 'sent', hlsUrl: 'sent' })).toEqual({
      hlsUrl: 'typed since',
    });
  });
});

describe('an error', () => {
  it('is found by the name of its field', () => {
    expect(errorOf({ 'config.streamUrl': 'must begin with rtmp://' }, 'streamUrl')).toBe('must begin with rtmp://');
    expect(errorOf({}, 'streamUrl')).toBe('');
  });
});
