export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface CodeDetectorClass {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}
declare global {
  interface Window {
    /** Available in Chromium on Android and macOS; not in Firefox and Safari. */
    BarcodeDetector?: CodeDetectorClass;
  }
}

const loadScriptedDetector = (): Promise<CodeDetectorClass> =>
  import('qr/decode.js').then(({ BarcodeDetector }) => BarcodeDetector as unknown as CodeDetectorClass);

/** The browser's own detector if it reads QR codes: on some phones it supports no format at all. */
async function detectorClass(): Promise<CodeDetectorClass> {
  const formats = await window.BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  return window.BarcodeDetector && formats?.includes('qr_code') ? window.BarcodeDetector : loadScriptedDetector();
}

/** Loads the detector that this browser needs, so that it is available offline. */
export const loadCodeDetector = async (): Promise<void> => void (await detectorClass());

export const openCodeDetector = async (): Promise<CodeDetector> =>
  new (await detectorClass())({ formats: ['qr_code'] });
