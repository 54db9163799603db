/** Label, hint and error of a field, as its control's frame draws them. */
export interface FieldFrame {
  label: string;
  /** Of its control; one is made up where the form gives none. */
  id?: string;
  hint?: string;
  error: string | undefined;
  required: boolean;
}
