import { useSession } from '@psp/auth/session';
import { signInPath } from '@psp/auth/session/areas';
import { ButtonLink } from '@psp/design-system/button';
import { screenOnly } from '@psp/design-system/print-style';
import { useLocation } from 'react-router-dom';
import { strings } from './strings.ts';
import { Strip } from './strip.ts';

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
