import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { Component } from 'react';

/** A page whose code did not arrive (the line is down, a release replaced it) leaves the header and the tabs in place. */
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
        title="This page could not be opened"
        description="Check the connection and try again. What you typed before is kept on this device."
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    );
  }
}
