import { type GroupPart, PART_STATUS, type RequestGroup } from '@psp/contracts/group-parts';
import { StatusBadge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { formatLei } from '@psp/design-system/format';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const { participants: words, part: labels } = strings;

const Rows = styled.ul`
  > li { padding: 12px 0; overflow-wrap: anywhere; }
  > li + li { border-top: 1px solid var(--line); }
  p { white-space: pre-line; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
`;

/** Quantity, budget and place of a part, on one line; '' where it says none. */
const factsOf = ({ quantity, budget, place }: GroupPart): string =>
  [quantity, budget === null ? '' : `${labels.budgetValue} ${formatLei(budget)}`, place].filter(Boolean).join(' · ');

interface PartRowsProps {
  label: string;
  /** The authority that leads, where it is named first. */
  leader?: RequestGroup['leader'];
  parts: readonly GroupPart[];
  /** What may be done with a part. */
  actionsFor?: (part: GroupPart) => ReactNode;
}

/** The authorities of a group, each with what it asks for. */
export function PartRows({ label, leader, parts, actionsFor }: PartRowsProps) {
  return (
    <Rows aria-label={label}>
      {leader ? (
        <li>
          <strong>{leader.name}</strong> {words.leads}
        </li>
      ) : null}
      {parts.map((part) => (
        <li key={part.id}>
          <Head>
            <div>
              <strong>{part.authority.name}</strong>
              <StatusBadge status={PART_STATUS[part.status]} />
            </div>
            {actionsFor ? <div>{actionsFor(part)}</div> : null}
          </Head>
          {part.need ? <p>{part.need}</p> : null}
          {factsOf(part) ? <Under>{factsOf(part)}</Under> : null}
          {part.reason ? <p>{words.reason(part.reason)}</p> : null}
        </li>
      ))}
    </Rows>
  );
}
