import { Component, type ReactNode } from 'react';

/** Draws nothing where its children throw: an area's navigation must not take the frame along. */
export class Fence extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
