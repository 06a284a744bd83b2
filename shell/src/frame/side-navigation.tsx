import type { Kind } from '@psp/contracts/common';
import { media } from '@psp/design-system/theme';
import { Component, type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { remoteNameOf } from '../loader/areas.ts';
import { useLoader, useRemoteState } from '../loader/context.ts';
import { remoteIn } from '../loader/remote-states.ts';
import { strings } from './strings.ts';
import { useSignedInParts } from './use-signed-in-parts.ts';

const Side = styled.nav`
  padding: 20px 12px;
  border-right: 1px solid var(--line);
  ${media.narrow} { display: none; }
`;

/** Navigation of an area beside the page; empty until the area's remote is loaded. Loads it on pages of the shell, too. */
export function SideNavigation({ kind }: { kind: Kind }) {
  const loader = useLoader();
  useEffect(() => {
    const name = remoteNameOf(kind);
    if (loader.state(name).status === 'idle') void loader.load(name);
  }, [loader, kind]);
  return (
    <Side aria-label={strings.roleNavigation}>
      <RoleNavigation kind={kind} />
    </Side>
  );
}

/** Error boundary that renders nothing, so that the navigation of a remote cannot break the frame. */
class Fence extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** The navigation entries of the area's remote; renders nothing until the remote is loaded. */
export function RoleNavigation({ kind }: { kind: Kind }) {
  const remote = remoteIn(useRemoteState(kind));
  const parts = useSignedInParts();
  if (!remote || !parts) return null;
  return (
    <Fence>
      <parts.NavigationList kind={kind} items={remote.navigation} />
    </Fence>
  );
}
