export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface CodeDetectorClass {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}
declare global {
  interface Window {
    /** In Chromium on Android and macOS; not in Firefox, nor in Safari. */
    BarcodeDetector?: CodeDetectorClass;
  }
}

const loadScriptedDetector = (): Promise<CodeDetectorClass> =>
  import('qr/decode.js').then(({ BarcodeDetector }) => BarcodeDetector as unknown as CodeDetectorClass);

/** The browser's own, where it reads QR codes: on some phones it has none of the formats. */
async function detectorClass(): Promise<CodeDetectorClass> {
  const formats = await window.BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  return window.BarcodeDetector && formats?.includes('qr_code') ? window.BarcodeDetector : loadScriptedDetector();
}

/** Loads the detector that this browser needs, so that it is here when the line is not. */
export const loadCodeDetector = async (): Promise<void> => void (await detectorClass());

export const openCodeDetector = async (): Promise<CodeDetector> =>
  new (await detectorClass())({ formats: ['qr_code'] });
