import { serverNow } from '@psp/auth/session/server-clock';
import { TOTAL_LIMIT } from '@psp/contracts/common';
import type { Overview, WaitingGroup } from '@psp/contracts/overview';
import { ButtonLink } from '@psp/design-system/button';
import { Card } from '@psp/design-system/card';
import { Whole } from '@psp/design-system/cells';
import { EmptyState } from '@psp/design-system/states';
import { media } from '@psp/design-system/theme';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import { styled } from 'styled-components';
import { ageText, isPressing, limitText } from './age.ts';
import { shownCount } from './figures.ts';
import { strings } from './strings.ts';
import { KINDS } from './waiting-kinds.ts';

const columns = [
  { key: 'kind', label: strings.waiting },
  { key: 'count', label: strings.count, align: 'end' },
  { key: 'oldest', label: strings.oldest },
  { key: 'limit', label: strings.limit },
  { key: 'act', label: strings.act, isLabelHidden: true },
] as const;

/* Rows as high as their button; on a narrow screen the kind and its count, then age and limit beside the button. */
const Rows = styled.div`
  ${media.wide} { && tbody > tr > * { height: 46px; } }
  ${media.narrow} {
    tbody > tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; }
    && tbody > tr > td { min-height: 0; margin: 0; padding: 0; }
    &&& tbody > tr > td::before { content: none; }
    && tbody > tr > td:nth-child(2), && tbody > tr > td:nth-child(5) { text-align: end; }
    && tbody > tr > td:nth-child(3), && tbody > tr > td:nth-child(4) { grid-column: 1; padding-left: 32px; }
    tbody > tr > td:nth-child(5) { grid-area: 2 / 2 / span 2; }
  }
`;
const Kind = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  svg { flex: none; width: 20px; height: 20px; color: var(--ink-muted); }
`;
const Count = styled.strong`
  color: var(--blue-900);
  font-size: 1.1875rem;
`;
const Pressing = styled(Whole)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--brick-700);
  font-weight: 600;
  svg { flex: none; width: 1.05em; height: 1.05em; }
`;
const Quiet = styled(Whole)`
  color: var(--ink-muted);
`;

/** Time limit of waiting records, with an icon when it is past or ends within a day. */
export function Limit({ dueAt }: { dueAt: string | null }) {
  if (dueAt === null) return <Quiet>{strings.noLimit}</Quiet>;
  const now = serverNow();
  const text = limitText(dueAt, now);
  if (!isPressing(dueAt, now)) return <Quiet>{text}</Quiet>;
  return (
    <Pressing>
      <AlarmClock aria-hidden />
      {text}
    </Pressing>
  );
}

/** What waits for the association, by kind: how much, since when and until when. */
export function WaitingCard({ waiting: { groups } }: Pick<Overview, 'waiting'>) {
  if (groups.length === 0) {
    return (
      <EmptyState title={strings.nothing} icon={<CircleCheck size={32} aria-hidden />}>
        <p>{strings.nothingText}</p>
      </EmptyState>
    );
  }
  return (
    <Card aria-label={strings.waiting}>
      <Rows>
        <Table caption={strings.waiting} isCaptionHidden columns={columns} dense>
          {groups.map((group, index) => (
            <Group key={group.kind} group={group} isFirst={index === 0} />
          ))}
        </Table>
      </Rows>
    </Card>
  );
}

function Group({ group: { kind, count, since, dueAt }, isFirst }: { group: WaitingGroup; isFirst: boolean }) {
  const { label, verb, icon: Icon, list } = KINDS[kind];
  return (
    <Tr>
      <Th>
        <Kind>
          <Icon aria-hidden />
          {label}
        </Kind>
      </Th>
      <Td align="end">
        <Count>{shownCount(count, TOTAL_LIMIT)}</Count>
      </Td>
      <Td isWhole>
        <Whole>{ageText(since, serverNow())}</Whole>
      </Td>
      <Td isWhole>
        <Limit dueAt={dueAt} />
      </Td>
      <Td align="end" isWhole>
        <ButtonLink
          href={list}
          size="small"
          variant={isFirst ? 'primary' : 'secondary'}
          aria-label={strings.actOn(verb, label)}
        >
          {verb}
        </ButtonLink>
      </Td>
    </Tr>
  );
}
