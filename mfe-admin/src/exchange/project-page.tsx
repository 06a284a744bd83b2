import { EXCHANGE_STAGE, EXCHANGE_STATUS } from '@psp/contracts/exchange-names';
import type { OfficeExchangeView } from '@psp/contracts/exchange-office';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { type Deciding, type DecisionContent, DecisionPage, QueueRecord } from '../queue/decision-page.tsx';
import { reportedDecisions } from '../queue/reported.ts';
import { Reports } from '../queue/reports.tsx';
import { amountOf, PartyLink } from '../records/cells.tsx';
import { NAME } from './name.ts';
import { ProjectText } from './project-text.tsx';
import { exchange, exchangeQueue, REFRESHED } from './queries.ts';
import { Questions } from './questions.tsx';
import { DECISIONS, STANDING, strings } from './strings.ts';

type Action = OfficeExchangeView['actions'][number];

/** Page of one project: what members read, reports of it, and the decision. */
export function ExchangeProjectPage() {
  return (
    <QueueRecord queue={exchangeQueue}>
      {(record, place) => <DecisionPage place={place} {...projectContent(record)} />}
    </QueueRecord>
  );
}

const isWaiting = ({ project, flags }: OfficeExchangeView): boolean =>
  project.status === 'published' && flags.some(({ outcome }) => outcome === null);

/** What is decided on a project. */
export const projectContent = (record: OfficeExchangeView): DecisionContent<Action> => {
  const { project, reason, history } = record;
  return {
    title: project.title,
    queueTitle: NAME,
    nextLabel: strings.nextOne,
    crumb: { label: project.number, isNumber: true },
    badge: <StatusBadge status={EXCHANGE_STATUS[project.status]} />,
    deciding: decidingOn(record),
    notices: reason ? (
      <Notice tone="info" title={strings.reasonOf(project.status)}>
        <p>{reason}</p>
      </Notice>
    ) : null,
    aside: <Facts record={record} />,
    history,
    isWaiting: isWaiting(record),
    children: (
      <>
        <Reports flags={record.flags} />
        <ProjectText project={project} />
        <Questions record={record} />
      </>
    ),
  };
};

const ADDRESSES = {
  keep: 'POST /exchange/:id/keep',
  remove: 'POST /exchange/:id/remove',
  restore: 'POST /exchange/:id/restore',
} as const;

const decidingOn = (record: OfficeExchangeView): Deciding<Action> => {
  const { id, version, status, title } = record.project;
  return {
    standing: STANDING[isWaiting(record) ? 'reported' : status],
    actions: record.actions,
    decisions: reportedDecisions({
      ...{ title, words: DECISIONS, view: exchangeQueue.viewQuery(id), refreshes: REFRESHED },
      send: (action, reason) => exchange.call(ADDRESSES[action], { id, body: { version, reason } }),
    }),
  };
};

function Facts({ record: { project } }: { record: OfficeExchangeView }) {
  const { authority, county, domain, stage, population, cost, adoptions, followers, publishedAt, partner } = project;
  const facts = [
    { term: strings.authority, detail: <PartyLink party={authority} /> },
    { term: strings.county, detail: county && COUNTIES[county] },
    { term: strings.stage, detail: EXCHANGE_STAGE[stage].label },
    { term: strings.domain, detail: domain && DOMAINS[domain] },
    { term: strings.population, detail: population && formatNumber(population) },
    { term: strings.cost, detail: cost === null ? null : amountOf(cost) },
    { term: strings.firm, detail: partner && <PartyLink party={partner} /> },
    { term: strings.contact, detail: project.contact?.name },
    { term: strings.columns.adoptions, detail: formatNumber(adoptions) },
    { term: strings.followers, detail: formatNumber(followers) },
    { term: strings.columns.publishedAt, detail: publishedAt && formatDate(publishedAt) },
    {
      term: strings.publicPage,
      detail: project.status === 'published' && <Link href={`/proiecte/${project.id}`}>{strings.openPublic}</Link>,
    },
  ];
  return <FactsCard title={strings.facts} items={facts} />;
}
