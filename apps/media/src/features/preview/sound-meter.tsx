import { type RefObject, useEffect, useRef } from 'react';
import { previewCopy as copy } from './preview.copy.ts';
import styles from './preview.module.css';

/** Missing in TypeScript's DOM types; Chrome and Edge have it. */
interface Capturing {
  captureStream?(): MediaStream;
}

/** Milliseconds between two measurements; a bar needs no more. */
const every = 100;
/** Decibels at the left end of the bar. */
const floor = -60;

/** Sound level of the preview, even while it is muted here. Not every browser can measure it; the bar then stays empty. */
export function SoundMeter({ video, isPlaying }: { video: RefObject<HTMLVideoElement | null>; isPlaying: boolean }) {
  const bar = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const element: (HTMLVideoElement & Capturing) | null = video.current;
    const stream = isPlaying ? element?.captureStream?.() : undefined;
    if (!stream || stream.getAudioTracks().length === 0) return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      if (bar.current) bar.current.value = Math.max(0, 10 * Math.log10(power + 1e-9) - floor);
    }, every);
    return () => {
      clearInterval(timer);
      stream.getTracks().forEach((track) => track.stop());
      void context.close();
    };
  }, [video, isPlaying]);
  return (
    <meter
      ref={bar}
      className={styles.meter}
      aria-label={copy.meter}
      min={0}
      max={-floor}
      low={20}
      high={54}
      optimum={40}
    />
  );
}
