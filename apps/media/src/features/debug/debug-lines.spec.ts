import { asText, debugLines } from './debug-lines.ts';

const config = {
  youtube: {
    streamUrl: 'rtmp://a.rtmp.youtube.com/live2',
    streamKey: '••••••••x7q2',
    hasKey: true,
    liveVideoUrl: '',
    keyProblem: null,
    updatedAt: null,
    updatedBy: null,
  },
  rtmp: {
    rtmpUrl: 'rtmp://church.example.org:1935/live',
    streamKey: 'church?key=••••••••3f9a',
    hasKey: true,
    hlsUrl: 'https://church.example.org/hls/church/master.m3u8',
    keyProblem: null,
    updatedAt: null,
    updatedBy: null,
  },
};
const known = {
  host: 'church.example.org',
  browser: 'Firefox',
  config,
  isGuessed: false,
  stream: null,
  status: null,
  at: null,
};

describe('debug information (MEDIA-51, MEDIA-52)', () => {
  it('names the host and the addresses, even before the server has answered', () => {
    const lines = Object.fromEntries(debugLines(known));
    expect(lines).toMatchObject({
      'Current host': 'church.example.org',
      'RTMP address': 'rtmp://church.example.org:1935/live',
      'HLS address': 'https://church.example.org/hls/church/master.m3u8',
      'Media server': 'not known',
    });
  });
  it('says which addresses are guesses', () => {
    expect(Object.fromEntries(debugLines({ ...known, isGuessed: true }))['RTMP address']).toBe(
      'rtmp://church.example.org:1935/live (a guess)',
    );
  });
  it('contains no key, not even masked or in an address', () => {
    const text = asText(
      debugLines({
        ...known,
        config: { ...config, rtmp: { ...config.rtmp, hlsUrl: 'https://cdn.example.org/a.m3u8?token=SECRET' } },
      }),
    );
    expect(text).not.toMatch(/3f9a|x7q2|SECRET/);
    expect(text).toContain('HLS address: https://cdn.example.org/a.m3u8');
  });
});
