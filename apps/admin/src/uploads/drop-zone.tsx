import type { DragEvent, ReactNode } from 'react';
import { useState } from 'react';
import styles from './upload-field.module.css';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Accepts files that are dropped anywhere on its content. */
export function DropZone({ onFiles, children }: { onFiles(files: File[]): void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={`${styles.zone} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        // Otherwise the browser would leave the console and open the file.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
