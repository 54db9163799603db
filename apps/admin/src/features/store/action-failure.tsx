import { Alert } from 'antd';

interface ActionFailureProps {
  actions: { failure: string; forget(): void };
  /** False while what failed is said elsewhere. */
  isShown: boolean;
}

/** What the last button asked for and did not work. */
export function ActionFailure({ actions: { failure, forget }, isShown }: ActionFailureProps) {
  return failure && isShown ? (
    <Alert type="error" showIcon role="alert" title={failure} closable={{ onClose: forget }} />
  ) : null;
}
