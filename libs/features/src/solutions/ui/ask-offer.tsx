import { useSession } from '@psp/auth/session';
import { memberPath } from '@psp/auth/session/areas';
import { ButtonLink } from '@psp/design-system/button';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import { strings } from './strings.ts';

/** What the request is about: a solution, or a firm with perhaps one of its services at a level. */
export type About = { solutie: string } | { partener: string; serviciu?: string; nivel?: string };

const addressOf = (about: About): string => `/uat/service-requests/new?${new URLSearchParams({ ...about })}`;

interface AskOfferProps {
  about: About;
  label: string;
  /** The label with what it is asked of, where several links have the same label. */
  fullLabel?: string;
  variant?: 'primary' | 'secondary';
}

/** Leads an authority to a request that is filled in already; firms, the association and viewers ask for no offers. */
export function AskOffer({ about, label, fullLabel, variant }: AskOfferProps) {
  const { status, kind } = useSession();
  const readsOnly = useReadsOnly();
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

/** Says so to those who are signed in as somebody else. */
export function AuthoritiesOnly() {
  const kind = useSession((state) => state.kind);
  return kind === null || kind === 'uat' ? null : <p>{strings.authoritiesOnly}</p>;
}
