import { serverNow } from '@psp/auth/session/server-clock';
import { ROLE_LABELS } from '@psp/contracts/common';
import { LIMITS } from '@psp/contracts/limit-names';
import { CONVERSATION_STATUS } from '@psp/contracts/messages';
import { MAIL_TIMES } from '@psp/contracts/notification-names';
import type {
  SupportConversations,
  SupportLimits,
  SupportMembers,
  SupportNotifications,
} from '@psp/contracts/support-views';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { formatNumber, formatRelative } from '@psp/design-system/format';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import { Short } from '../records/cells.tsx';
import { strings as requestStrings } from '../service-requests/strings.ts';
import { strings } from './strings.ts';

const number = (key: string, label: string) => ({ key, label, align: 'end', isWhole: true }) as const;

export const conversationColumns: RecordColumns<SupportConversations['items'][number]> = [
  {
    ...{ key: 'status', label: requestStrings.status, isWhole: true },
    cell: ({ status }) => <StatusBadge status={CONVERSATION_STATUS[status]} />,
  },
  {
    ...{ key: 'subject', label: strings.conversation, isTitle: true },
    cell: ({ subject, number: of }) => (
      <>
        {subject} {of ? <Under>{of}</Under> : null}
      </>
    ),
  },
  { key: 'other', label: strings.other, cell: ({ other }) => <Short>{other.name}</Short> },
  { ...number('unread', strings.unread), cell: ({ unread }) => formatNumber(unread) },
  {
    ...{ key: 'last', label: strings.last, isWhole: true },
    cell: ({ lastAt }) => formatRelative(lastAt, serverNow()),
  },
];

type Member = SupportMembers['members'][number];
const memberName: Pick<RecordColumns<Member>[0], 'key' | 'label' | 'isTitle'> = {
  ...{ key: 'name', label: strings.name, isTitle: true },
};

export const memberColumns: RecordColumns<Member> = [
  {
    ...memberName,
    cell: ({ displayName, isSuspended }) => (
      <>
        {displayName} {isSuspended ? <Badge tone="danger">{strings.suspended}</Badge> : null}
      </>
    ),
  },
  { key: 'position', label: strings.position, cell: ({ position }) => position },
  { ...{ key: 'role', label: strings.role, isWhole: true }, cell: ({ role }) => ROLE_LABELS[role] },
  {
    ...{ key: 'seen', label: strings.seen, isWhole: true },
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatRelative(lastSeenAt, serverNow()) : strings.never),
  },
];

type Chooser = SupportNotifications['members'][number];
const changesOf = ({ changed }: Chooser): string =>
  changed
    .map(({ label, mail, inPortal }) =>
      [label, mail ? strings.inMail(MAIL_TIMES[mail]) : '', inPortal ? '' : strings.notInPortal]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');

export const notificationColumns: RecordColumns<Chooser> = [
  { ...memberName, cell: ({ displayName }) => displayName },
  { ...{ key: 'role', label: strings.role, isWhole: true }, cell: ({ role }) => ROLE_LABELS[role] },
  { ...number('now', MAIL_TIMES.now), cell: ({ mail }) => formatNumber(mail.now) },
  { ...number('daily', MAIL_TIMES.daily), cell: ({ mail }) => formatNumber(mail.daily) },
  { ...number('weekly', MAIL_TIMES.weekly), cell: ({ mail }) => formatNumber(mail.weekly) },
  { ...number('off', MAIL_TIMES.off), cell: ({ mail }) => formatNumber(mail.off) },
  { key: 'changed', label: strings.changed, cell: (chooser) => changesOf(chooser) || strings.noneChanged },
];

export const limitColumns: RecordColumns<SupportLimits['items'][number] & { id: string }> = [
  { ...{ key: 'limit', label: strings.limit, isTitle: true }, cell: ({ limit }) => LIMITS[limit].label },
  {
    ...number('used', strings.used),
    cell: ({ used, times }) => strings.usedOf(formatNumber(used), formatNumber(times)),
  },
  { ...{ key: 'window', label: strings.window, isWhole: true }, cell: ({ limit }) => strings.per[LIMITS[limit].per] },
];
