/** Label, hint and error of a field, as the frame of its control renders them. */
export interface FieldFrame {
  label: string;
  /** Id of its control; generated if the form gives none. */
  id?: string;
  hint?: string;
  error: string | undefined;
  required: boolean;
}
