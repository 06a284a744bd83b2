import { useSession } from '@psp/auth/session';
import { isUnapproved, landingOf } from '@psp/auth/session/areas';
import type { Kind } from '@psp/contracts/common';
import { strings } from './strings.ts';

/** Link for a signed-in member. */
export interface OwnArea {
  kind: Kind;
  href: string;
  label: string;
}

/** Link to the user's own area; null for visitors and until the session is loaded. */
export function useOwnArea(): OwnArea | null {
  const organisation = useSession((state) => state.organisation);
  if (!organisation) return null;
  const label = isUnapproved(organisation) ? strings.toAccount : strings.toDashboard;
  return { kind: organisation.kind, href: landingOf(organisation), label };
}
