import { type GroupPart, PART_STATUS, type RequestGroup } from '@psp/contracts/group-parts';
import { StatusBadge } from '@psp/design-system/badge';
import { Prose } from '@psp/design-system/cells';
import { PartBody, PartList } from '@psp/features/groups/ui/part-body';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

const { participants: words } = strings;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
`;

interface PartRowsProps {
  label: string;
  /** The leading authority, when it is listed first. */
  leader?: RequestGroup['leader'];
  parts: readonly GroupPart[];
  /** Actions of a part. */
  actionsFor?: (part: GroupPart) => ReactNode;
}

/** The authorities of a group, each with its part. */
export function PartRows({ label, leader, parts, actionsFor }: PartRowsProps) {
  return (
    <PartList aria-label={label}>
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
          <PartBody part={part} />
          {part.reason ? <Prose>{words.reason(part.reason)}</Prose> : null}
        </li>
      ))}
    </PartList>
  );
}
