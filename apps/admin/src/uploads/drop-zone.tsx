import type { DragEvent, ReactNode } from 'react';
import { useState } from 'react';
import styles from './upload-field.module.css';

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Takes a file that is dropped anywhere on what it frames; of several the first one. */
export function DropZone({ onFile, children }: { onFile(file: File): void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={`${styles.zone} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        // Otherwise the browser would open the file in place of the console.
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
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      {children}
    </div>
  );
}
