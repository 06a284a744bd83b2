import { useSession } from '@psp/auth/session';
import { ButtonLink } from '@psp/design-system/button';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import { strings } from './strings.ts';

/** What the request is about: a solution, or a firm with perhaps one of its services at a level. */
export type About = { solutie: string } | { partener: string; serviciu?: string; nivel?: string };

/** Where a request for an offer is written; who is known to be signed out comes there by way of the sign-in. */
export function offerAddress(about: About, isAnonymous: boolean): string {
  const address = `/uat/service-requests/new?${new URLSearchParams({ ...about })}`;
  return isAnonymous ? `/login?${new URLSearchParams({ tip: 'uat', inapoi: address })}` : address;
}

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
      href={offerAddress(about, status === 'anonymous')}
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
