import { useSession } from '@psp/auth/session';
import { isUnapproved, landingOf } from '@psp/auth/session/areas';
import type { Kind } from '@psp/contracts/common';
import { strings } from './strings.ts';

/** The way on for somebody who is a member already. */
export interface OwnArea {
  kind: Kind;
  href: string;
  label: string;
}

/** Where the person's own area is; null for visitors, and until it is known who is there. */
export function useOwnArea(): OwnArea | null {
  const organisation = useSession((state) => state.organisation);
  if (!organisation) return null;
  const label = isUnapproved(organisation) ? strings.toAccount : strings.toDashboard;
  return { kind: organisation.kind, href: landingOf(organisation), label };
}
