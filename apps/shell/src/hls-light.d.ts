// The light build has no types. It is the same class without subtitles, DRM and alternate audio.
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  export * from 'hls.js';
  export default Hls;
}
