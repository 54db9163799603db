import { Alert } from 'antd';

interface ActionFailureProps {
  actions: { failure: string; forget(): void };
  /** False while another part of the page shows the failure. */
  isShown: boolean;
}

/** Error message of the last action. */
export function ActionFailure({ actions: { failure, forget }, isShown }: ActionFailureProps) {
  return failure && isShown ? (
    <Alert type="error" showIcon role="alert" title={failure} closable={{ onClose: forget }} />
  ) : null;
}
