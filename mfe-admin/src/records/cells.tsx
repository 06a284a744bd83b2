import type { Party } from '@psp/contracts/common';
import { Day } from '@psp/design-system/cells';
import { formatLei, formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { styled } from 'styled-components';
import { organisationAddress } from '../users/filters.ts';
import { strings } from './strings.ts';

const Late = styled.span`
  color: var(--brick-700);
  font-weight: 600;
  white-space: nowrap;
  svg { width: 16px; height: 16px; margin-right: 4px; vertical-align: -0.15em; }
`;

/** A name that leaves room for the title of its row. */
export const Short = styled.div`
  ${media.wide} { max-width: 10rem; overflow: hidden; text-overflow: ellipsis; }
`;

/** A day, or a dash; one that has passed while somebody waits says so. */
export function DueDay({ day, isOverdue }: { day: string | null; isOverdue: boolean }) {
  if (!day) return strings.none;
  if (!isOverdue) return <Day dateTime={day}>{formatShortDate(day)}</Day>;
  return (
    <Late>
      <CircleAlert aria-hidden />
      <time dateTime={day}>{formatShortDate(day)}</time>, {strings.late}
    </Late>
  );
}

/** An amount in lei, or a dash. */
export const amountOf = (lei: number | null): string => (lei === null ? strings.none : formatLei(lei));

/** An organisation with a link to its page. */
export function PartyLink({ party }: { party: Party }) {
  return <Link href={organisationAddress(party.id)}>{party.name}</Link>;
}
