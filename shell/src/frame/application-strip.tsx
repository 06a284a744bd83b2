import { loadSession, useSession } from '@psp/auth/session';
import { APPLICATION_PATH, CHOICE_PATH, isUnapproved } from '@psp/auth/session/areas';
import { Link } from '@psp/design-system/link';
import { screenOnly } from '@psp/design-system/print-style';
import { media } from '@psp/design-system/theme';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Strip = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  padding: 10px 32px;
  border-bottom: 1px solid var(--line);
  background: var(--blue-50);
  font-size: 1rem;
  a { display: inline-block; min-height: 24px; }
  ${media.narrow} { padding: 10px 16px; }
`;

/** Shows the status of an organisation that is not approved. Reloads the session when the tab becomes visible. */
export function ApplicationStrip() {
  const organisation = useSession((state) => state.organisation);
  const { pathname } = useLocation();
  const isShown = isUnapproved(organisation);
  useEffect(() => {
    if (!isShown) return;
    const reload = () => {
      if (document.visibilityState === 'visible') loadSession().catch(() => {});
    };
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [isShown]);
  /* These pages show the status themselves. */
  const isShownByPage =
    pathname === APPLICATION_PATH || (pathname === CHOICE_PATH && organisation?.status === 'suspended');
  if (!isShown || !organisation || isShownByPage) return null;
  return (
    <Strip {...screenOnly} aria-label={strings.application}>
      <span>{strings.applicationStands[organisation.status]}</span>
      <Link href={APPLICATION_PATH}>
        {organisation.status === 'suspended' ? strings.openReason : strings.openApplication}
      </Link>
    </Strip>
  );
}
