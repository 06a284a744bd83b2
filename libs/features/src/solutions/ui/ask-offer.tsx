import { useSession } from '@psp/auth/session';
import { memberPath } from '@psp/auth/session/areas';
import { ButtonLink } from '@psp/design-system/button';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { strings } from './strings.ts';

/** Query parameters of the new request: a solution, or a firm with an optional service and price level. */
export type About = { solutie: string } | { partener: string; serviciu?: string; nivel?: string };

const addressOf = (about: About): string => `/uat/service-requests/new?${new URLSearchParams({ ...about })}`;

interface AskOfferProps {
  about: About;
  label: string;
  /** Accessible name with the record, when several links have the same label. */
  fullLabel?: string;
  variant?: 'primary' | 'secondary';
}

/** Link to a prefilled new request, for authorities and visitors. Hidden from firms, the association and viewers. */
export function AskOffer({ about, label, fullLabel, variant }: AskOfferProps) {
  const { status, kind } = useSession();
  const readsOnly = useIsReadOnly();
  if (readsOnly || (kind !== null && kind !== 'uat')) return null;
  return (
    <ButtonLink
      href={memberPath(addressOf(about), status === 'anonymous')}
      aria-label={fullLabel}
      variant={variant}
      rel="nofollow"
    >
      {label}
    </ButtonLink>
  );
}

/** Note that only authorities can request offers; shown to signed-in users of another kind. */
export function AuthoritiesOnly() {
  const kind = useSession((state) => state.kind);
  return kind === null || kind === 'uat' ? null : <p>{strings.authoritiesOnly}</p>;
}
