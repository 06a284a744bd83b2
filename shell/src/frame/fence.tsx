import { Component, type ReactNode } from 'react';

/** Error boundary that renders nothing, so that a remote's navigation cannot break the frame. */
export class Fence extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
