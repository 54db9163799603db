import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { commonCopy as common } from '../common.copy.ts';
import { consoleCopy as copy } from './console.copy.ts';

/** Shows an error in place of a page whose code did not load (no connection, or a new release). The navigation stays usable. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert
        type="error"
        showIcon
        title={copy.pageFailed}
        description={copy.pageFailedText}
        action={<Button onClick={() => location.reload()}>{common.tryAgain}</Button>}
      />
    );
  }
}
