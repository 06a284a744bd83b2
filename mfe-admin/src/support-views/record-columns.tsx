import { RECEIVED } from '@psp/contracts/request-kinds';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { OPPORTUNITY_STATUS } from '@psp/contracts/opportunity-names';
import type { OverseenOffer } from '@psp/contracts/overseen';
import type { ProjectListItem } from '@psp/contracts/project-list';
import { projectState } from '@psp/contracts/project-statuses';
import type { RequestListItem } from '@psp/contracts/service-request-list';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import type { SupportOpportunities } from '@psp/contracts/support-views';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatNumber, formatShortDate } from '@psp/design-system/format';
import { strings as answers } from '@psp/features/consultations/ui/strings';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import { strings as offerStrings } from '../offers/strings.ts';
import { strings as projectStrings } from '../projects/strings.ts';
import { amountOf, DueDay, Short } from '../records/cells.tsx';
import { strings as records } from '../records/strings.ts';
import { strings as requestStrings } from '../service-requests/strings.ts';
import { strings } from './strings.ts';

const day = (at: string | null) => (at ? <Day dateTime={at}>{formatShortDate(at)}</Day> : records.none);

const received = { offers: offerStrings.count, answers: answers.count };

interface Titled {
  title: string;
  number: string;
}
const titleOf = ({ title, number }: Titled) => (
  <>
    {title} <Under>{number}</Under>
  </>
);

export const requestColumns: RecordColumns<RequestListItem> = [
  {
    ...{ key: 'status', label: requestStrings.status, isWhole: true },
    cell: ({ status }) => <StatusBadge status={REQUEST_STATUS[status]} />,
  },
  {
    ...{ key: 'title', label: strings.request, isTitle: true },
    cell: (request) => (
      <>
        {titleOf(request)} <KindBadge kind={request.kind} />
      </>
    ),
  },
  { ...{ key: 'deadline', label: requestStrings.deadline, isWhole: true }, cell: ({ deadline }) => day(deadline) },
  {
    ...{ key: 'offers', label: requestStrings.offers, align: 'end', isWhole: true },
    cell: ({ kind, offers }) => received[RECEIVED[kind]](offers),
  },
  {
    ...{ key: 'questions', label: strings.questions, align: 'end', isWhole: true },
    cell: ({ unansweredQuestions }) => formatNumber(unansweredQuestions),
  },
];

export const opportunityColumns: RecordColumns<SupportOpportunities['items'][number]> = [
  {
    ...{ key: 'status', label: requestStrings.status, isWhole: true },
    cell: ({ status }) => <StatusBadge status={OPPORTUNITY_STATUS[status]} />,
  },
  { ...{ key: 'title', label: strings.request, isTitle: true }, cell: titleOf },
  { key: 'uat', label: requestStrings.authority, cell: ({ uat }) => <Short>{uat}</Short> },
  { ...{ key: 'sent', label: requestStrings.sent, isWhole: true }, cell: ({ sentAt }) => day(sentAt) },
  { ...{ key: 'deadline', label: requestStrings.deadline, isWhole: true }, cell: ({ deadline }) => day(deadline) },
];

export const offerColumns: RecordColumns<OverseenOffer> = [
  {
    ...{ key: 'status', label: offerStrings.status, isWhole: true },
    cell: ({ status }) => <StatusBadge status={OFFER_STATUS[status]} />,
  },
  { ...{ key: 'title', label: offerStrings.title, isTitle: true }, cell: ({ request }) => titleOf(request) },
  { key: 'uat', label: offerStrings.authority, cell: ({ uat }) => <Short>{uat.name}</Short> },
  { key: 'firma', label: offerStrings.firm, cell: ({ firma }) => <Short>{firma.name}</Short> },
  {
    ...{ key: 'price', label: offerStrings.price, align: 'end', isWhole: true },
    cell: ({ price }) => amountOf(price),
  },
  {
    ...{ key: 'submitted', label: offerStrings.submitted, isWhole: true },
    cell: ({ submittedAt }) => day(submittedAt),
  },
];

export const projectColumns: RecordColumns<ProjectListItem> = [
  {
    ...{ key: 'status', label: projectStrings.status, isWhole: true },
    cell: ({ status, isStopped }) => <StatusBadge status={projectState(status, isStopped)} />,
  },
  { ...{ key: 'title', label: projectStrings.title, isTitle: true }, cell: titleOf },
  { key: 'uat', label: projectStrings.authority, cell: ({ uat }) => <Short>{uat.name}</Short> },
  { key: 'firma', label: projectStrings.firm, cell: ({ firma }) => <Short>{firma.name}</Short> },
  {
    ...{ key: 'progress', label: projectStrings.progress, align: 'end', isWhole: true },
    cell: ({ progress }) => projectStrings.percent(progress),
  },
  {
    ...{ key: 'due', label: projectStrings.due, isWhole: true },
    cell: ({ dueOn }) => <DueDay day={dueOn} isOverdue={false} />,
  },
];
