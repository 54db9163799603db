/** What a browser reports about its connection; not all browsers do. */
export interface Line {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether data may cost money; then the preview waits until the user asks for it. */
export const isMetered = ({ saveData, type, effectiveType }: Line): boolean =>
  saveData === true || type === 'cellular' || (effectiveType !== undefined && effectiveType !== '4g');

export const currentLine = (): Line => (navigator as Navigator & { connection?: Line }).connection ?? {};
