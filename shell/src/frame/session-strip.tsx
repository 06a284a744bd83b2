import { useSession } from '@psp/auth/session';
import { signInPath } from '@psp/auth/session/areas';
import { ButtonLink } from '@psp/design-system/button';
import { screenOnly } from '@psp/design-system/print-style';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  padding: 12px 24px;
  border-bottom: 1px solid var(--ochre-400);
  background: var(--ochre-100);
  font-size: 1rem;
`;

/** Tells that the session has expired, above the page that stays as it is. */
export function SessionStrip() {
  const ended = useSession((state) => state.ended);
  const { pathname, search } = useLocation();
  return (
    <div role="status" {...screenOnly}>
      {ended ? (
        <Strip>
          <span>
            <strong>{strings.endedTitle}</strong> {strings.endedText}
          </span>
          <ButtonLink href={signInPath(pathname + search)} size="small">
            {strings.signIn}
          </ButtonLink>
        </Strip>
      ) : null}
    </div>
  );
}
