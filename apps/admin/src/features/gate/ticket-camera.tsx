import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CodeDetector, openCodeDetector } from './code-detector.ts';
import { gateCopy as copy } from './gate.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './gate.module.css';

/** Milliseconds between two reads of the camera image, and until the same code counts again. */
const lookEvery = 150;
const sameAgain = 4_000;

export function TicketCamera({ onCode }: { onCode(code: string): void }) {
  const [isOn, setOn] = useState(false);
  return (
    <div className={layout.stackTight}>
      <Button block size="large" type={isOn ? 'default' : 'primary'} onClick={() => setOn(!isOn)}>
        {isOn ? copy.stopScan : copy.scan}
      </Button>
      {isOn ? <Picture onCode={onCode} /> : null}
    </div>
  );
}

function Picture({ onCode }: { onCode(code: string): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const report = useEffectEvent(onCode);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOn = true;
    let last = { code: '', at: 0 };

    async function look(detector: CodeDetector) {
      if (!isOn || !video.current) return;
      const [found] = await detector.detect(video.current).catch(() => []);
      const now = Date.now();
      if (found && (found.rawValue !== last.code || now - last.at > sameAgain)) report(found.rawValue);
      if (found) last = { code: found.rawValue, at: now };
      timer = setTimeout(() => void look(detector), lookEvery);
    }
    async function start(element: HTMLVideoElement) {
      const detector = await openCodeDetector().catch(() => undefined);
      if (!detector) return setProblem(copy.noReader);
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (!isOn) return stream.getTracks().forEach((track) => track.stop());
      element.srcObject = stream;
      await element.play();
      await look(detector);
    }
    if (video.current) start(video.current).catch(() => isOn && setProblem(copy.noCamera));
    return () => {
      isOn = false;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);

  if (problem) return <p role="alert">{problem}</p>;
  return <video ref={video} className={`${layout.media} ${styles.picture}`} muted playsInline />;
}
