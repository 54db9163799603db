/** What a browser reports about its connection; not all browsers do. */
export interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether data may cost money; then the preview waits until the user asks for it. */
export const isMetered = ({ saveData, type, effectiveType }: Connection): boolean =>
  saveData === true || type === 'cellular' || (effectiveType !== undefined && effectiveType !== '4g');

export const currentConnection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};
