/** Label, hint and error of a field, as its control's frame draws them. */
export interface FieldFrame {
  label: string;
  hint?: string;
  error: string | undefined;
  required: boolean;
}
