import type { ModeratedSolutionView } from '@psp/contracts/moderated-solutions';
import { SOLUTION_STATUS } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { SolutionCards } from '@psp/features/solutions/ui/solution-cards';
import { styled } from 'styled-components';
import { type Deciding, type DecisionContent, DecisionPage, QueueRecord } from '../queue/decision-page.tsx';
import { Reports } from '../queue/reports.tsx';
import { REFRESHED, solutionQueue, solutions } from './queries.ts';
import { STANDING, strings } from './strings.ts';

type Action = ModeratedSolutionView['actions'][number];

/* One card, as wide as a card of the marketplace at most. */
const Single = styled.div`
  max-width: 560px;
  && > * { grid-template-columns: minmax(0, 1fr); }
`;

interface SolutionProps {
  solution: ModeratedSolutionView;
}

/** Page of one solution: how authorities see it, reports of it, and the decision. */
export function SolutionPage() {
  return (
    <QueueRecord queue={solutionQueue}>
      {(solution, place) => <DecisionPage place={place} {...solutionContent(solution)} />}
    </QueueRecord>
  );
}

const waits = ({ status, flags = [] }: ModeratedSolutionView): boolean =>
  status === 'published' && flags.some(({ outcome }) => outcome === null);

/** What is decided on a solution. */
export const solutionContent = (solution: ModeratedSolutionView): DecisionContent<Action> => ({
  title: solution.item.title,
  queueTitle: strings.title,
  nextLabel: strings.nextOne,
  badge: <StatusBadge status={SOLUTION_STATUS[solution.status]} />,
  meta: metaOf(solution),
  deciding: decidingOn(solution),
  notices: solution.reason ? <Reason text={solution.reason} /> : null,
  history: solution.history,
  isWaiting: waits(solution),
  children: (
    <>
      <Reports flags={solution.flags ?? []} />
      <Preview solution={solution} />
    </>
  ),
});

const metaOf = ({ item, publishedAt, updatedAt }: ModeratedSolutionView) => [
  <Link key="firm" href={`/admin/users/organizatii/${item.partner.id}`}>
    {item.partner.name}
  </Link>,
  DOMAINS[item.domain],
  `${strings.publishedAt} ${formatDate(publishedAt)}`,
  `${strings.updatedAt} ${formatDate(updatedAt)}`,
];

function decidingOn(solution: ModeratedSolutionView): Deciding<Action> {
  const { id, version, status, isOver, actions, item } = solution;
  const change = {
    view: solutionQueue.viewQuery(id),
    refreshes: REFRESHED,
    about: item.title,
  };
  return {
    standing: STANDING[waits(solution) ? 'reported' : isOver ? 'over' : status],
    actions,
    decisions: [
      {
        action: 'withdraw',
        label: strings.withdraw,
        key: { letter: 'R', does: strings.keys.withdraw },
        isDanger: true,
        ask: {
          title: strings.withdrawTitle(item.title),
          text: strings.withdrawText,
          reason: { hint: strings.reasonHint, kind: 'solution' },
        },
        act: {
          ...change,
          send: (reason) => solutions.call('POST /solutions/:id/withdraw', { id, body: { version, reason } }),
          done: strings.withdrawn,
          failed: strings.withdrawFailed,
        },
      },
      {
        action: 'restore',
        label: strings.restore,
        key: { letter: 'D', does: strings.keys.restore },
        isDirect: true,
        ask: { title: strings.restoreTitle(item.title), text: strings.restoreText },
        act: {
          ...change,
          send: () => solutions.call('POST /solutions/:id/restore', { id, body: { version } }),
          done: strings.restored,
          failed: strings.restoreFailed,
        },
      },
      {
        action: 'keep',
        label: strings.keep,
        key: { letter: 'P', does: strings.keys.keep },
        ask: { title: strings.keepTitle(item.title), text: strings.keepText, reason: { hint: strings.keepHint } },
        act: {
          ...change,
          send: (reason) => solutions.call('POST /solutions/:id/keep', { id, body: { version, reason } }),
          done: strings.kept,
        },
      },
    ],
  };
}

function Reason({ text }: { text: string }) {
  return (
    <Notice tone="info" title={strings.reason}>
      <p>{text}</p>
    </Notice>
  );
}

function Preview({ solution: { id, status, isOver, item } }: SolutionProps) {
  const isListed = status === 'published' && !isOver;
  return (
    <Card aria-labelledby="preview">
      <CardHeader
        id="preview"
        title={strings.preview}
        action={isListed ? <Link href={`/marketplace/${id}`}>{strings.openPublic}</Link> : null}
      />
      <CardBody>
        <Single>
          <SolutionCards items={[item]} isPreview />
        </Single>
      </CardBody>
    </Card>
  );
}
