import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { gateCopy as copy } from './gate.copy.ts';
import styles from './gate.module.css';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
declare global {
  interface Window {
    /** Chromium on Android and macOS; not in Firefox, nor in Safari. */
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

/** Milliseconds between two looks at the picture, and before the same code counts again. */
const lookEvery = 150;
const sameAgain = 4_000;

/** Reads tickets with the camera, where the browser can; the code is typed otherwise. */
export function TicketCamera({ onCode }: { onCode(code: string): void }) {
  const [isOn, setOn] = useState(false);
  if (!window.BarcodeDetector) return <p className={styles.hint}>{copy.noDetector}</p>;
  return (
    <div className={styles.camera}>
      <Button block size="large" type={isOn ? 'default' : 'primary'} onClick={() => setOn(!isOn)}>
        {isOn ? copy.stopScan : copy.scan}
      </Button>
      {isOn ? <Picture onCode={onCode} /> : null}
    </div>
  );
}

function Picture({ onCode }: { onCode(code: string): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const report = useEffectEvent(onCode);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOn = true;
    let last = { code: '', at: 0 };

    async function look(detector: Detector) {
      if (!isOn || !video.current) return;
      const [found] = await detector.detect(video.current).catch(() => []);
      const now = Date.now();
      if (found && (found.rawValue !== last.code || now - last.at > sameAgain)) report(found.rawValue);
      if (found) last = { code: found.rawValue, at: now };
      timer = setTimeout(() => void look(detector), lookEvery);
    }
    async function start(element: HTMLVideoElement, Detect: NonNullable<Window['BarcodeDetector']>) {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (!isOn) return stream.getTracks().forEach((track) => track.stop());
      element.srcObject = stream;
      await element.play();
      await look(new Detect({ formats: ['qr_code'] }));
    }
    if (video.current && window.BarcodeDetector)
      start(video.current, window.BarcodeDetector).catch(() => isOn && setFailed(true));
    return () => {
      isOn = false;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);

  if (hasFailed) return <p role="alert">{copy.noCamera}</p>;
  return <video ref={video} className={styles.picture} muted playsInline />;
}
