import { points, range, type Sample, withSample } from './history.ts';

const minute = 60_000;
const publishing = (bitrate: number) => ({
  since: '',
  bitrate,
  frameRate: 30,
  width: 1280,
  height: 720,
  videoCodec: 'H.264',
  audioCodec: 'AAC',
});
const history = (...samples: [minutes: number, bitrate: number][]): Sample[] =>
  samples.map(([minutes, bitrate]) => ({ at: minutes * minute, bitrate }));

describe('the history of the last minutes', () => {
  it('drops what is older than five minutes', () => {
    expect(withSample(history([0, 100], [2, 200]), 6 * minute, publishing(300))).toEqual(history([2, 200], [6, 300]));
  });
  it('counts a missing stream as zero', () => {
    expect(withSample([], minute, null)).toEqual(history([1, 0]));
  });
  it('has a minimum and a maximum once there are two values', () => {
    expect(range(history([1, 100]))).toBeNull();
    expect(range(history([1, 300], [2, 100], [3, 200]))).toEqual({ least: 100, most: 300 });
  });
  it('is drawn from left to right, with zero at the bottom', () => {
    expect(points(history([0, 0], [5, 1_000]), 100, 110)).toBe('0,110 100,10');
  });
});
