import { changesOf, errorOf, guessedConfig, withoutSaved } from './config-fields.ts';

const config = guessedConfig('church.example.org');

describe('when the configuration cannot be loaded (MEDIA-63 to MEDIA-65)', () => {
  it('the addresses are made from the host of the page', () => {
    expect(config.rtmp).toMatchObject({
      rtmpUrl: 'rtmp://church.example.org:1935/live',
      hlsUrl: 'http://church.example.org:8080/hls/church/master.m3u8',
      hasKey: false,
    });
    expect(config.youtube).toMatchObject({ streamUrl: 'rtmp://a.rtmp.youtube.com/live2', liveVideoUrl: '' });
  });
});

describe('what was typed', () => {
  it('is a change when it differs from what is kept', () => {
    expect(changesOf({ rtmpUrl: 'rtmp://other/live ' }, config, 'rtmp')).toEqual({ rtmpUrl: 'rtmp://other/live' });
    expect(changesOf({ rtmpUrl: ' rtmp://church.example.org:1935/live' }, config, 'rtmp')).toEqual({});
  });
  it('an address taken away is a change, a key left blank is none', () => {
    expect(changesOf({ hlsUrl: '', streamKey: '  ' }, config, 'rtmp')).toEqual({ hlsUrl: '' });
    expect(changesOf({ streamKey: 'abcd' }, config, 'rtmp')).toEqual({ streamKey: 'abcd' });
  });
  it('stays when it was typed while the server was asked', () => {
    expect(withoutSaved({ rtmpUrl: 'sent', hlsUrl: 'typed since' }, { rtmpUrl: 'sent', hlsUrl: 'sent' })).toEqual({
      hlsUrl: 'typed since',
    });
  });
});

describe('a fault', () => {
  it('is found by the name of its field', () => {
    expect(errorOf({ 'config.streamUrl': 'must begin with rtmp://' }, 'streamUrl')).toBe('must begin with rtmp://');
    expect(errorOf({}, 'streamUrl')).toBe('');
  });
});
