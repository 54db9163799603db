/** What a browser may tell of its line; not all do. */
export interface Line {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether each megabyte may cost somebody: then the preview waits until it is asked for. */
export const isMetered = ({ saveData, type, effectiveType }: Line): boolean =>
  saveData === true || type === 'cellular' || (effectiveType !== undefined && effectiveType !== '4g');

export const currentLine = (): Line => (navigator as Navigator & { connection?: Line }).connection ?? {};
