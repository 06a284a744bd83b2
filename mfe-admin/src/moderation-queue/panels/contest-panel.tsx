import { OUTCOME_LABELS } from '@psp/contracts/decision-names';
import type { ContestView } from '@psp/contracts/decisions';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import type { DecisionContent } from '../../queue/decision-page.tsx';
import type { Decision } from '../../queue/decisions.tsx';
import { panelOf } from '../panel.tsx';
import { contentHref, contestQuery, moderation } from '../queries.ts';
import { contestStrings as strings, ENTITY_LABELS, strings as queue } from '../strings.ts';

type Action = ContestView['actions'][number];

const ADDRESSES = {
  uphold: 'POST /moderation/contests/:id/uphold',
  reverse: 'POST /moderation/contests/:id/reverse',
  close: 'POST /moderation/contests/:id/close',
} as const;

function decisionOn({ id, version, title, entity }: ContestView, action: Action): Decision<Action> {
  const words = strings[action];
  return {
    action,
    label: words.label,
    key: words.key,
    ...(action === 'reverse' ? { variant: 'primary' } : {}),
    ask: {
      title: words.title(title),
      text: words.text(entity),
      reason: { label: strings.answerLabel, hint: strings.answerHint },
    },
    act: {
      send: (reason) => moderation.call(ADDRESSES[action], { id, body: { version, reason } }),
      view: contestQuery(id),
      refreshes: [
        ['admin', 'moderation'],
        ['admin', 'navigation-counts'],
      ],
      about: title,
      done: words.done,
    },
  };
}

const answeredBy = ({ by }: NonNullable<ContestView['answer']>): string =>
  by ? strings.answeredBy(by) : strings.endedItself;

const contentOf = (contest: ContestView): DecisionContent<Action> => ({
  title: contest.title,
  queueTitle: strings.title,
  nextLabel: queue.next,
  badge: <Badge tone="review">{ENTITY_LABELS[contest.entity]}</Badge>,
  meta: [contest.organisation.name],
  deciding: {
    standing: contest.isOwn && contest.status === 'contested' ? strings.standing.own : strings.standing[contest.status],
    actions: contest.actions,
    decisions: [decisionOn(contest, 'uphold'), decisionOn(contest, 'reverse'), decisionOn(contest, 'close')],
  },
  aside: <Facts contest={contest} />,
  history: contest.history,
  isWaiting: contest.status === 'contested',
  children: (
    <>
      <TextCard title={strings.contest} text={contest.text} note={formatDateTime(contest.contestedAt)} />
      <TextCard title={strings.reason} text={contest.reason} note={OUTCOME_LABELS[contest.outcome]} />
      {contest.answer ? (
        <TextCard title={strings.answer} text={contest.answer.text} note={answeredBy(contest.answer)} />
      ) : null}
    </>
  ),
});

function TextCard({ title, text, note }: { title: string; text: string; note: string }) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} />
      <CardBody>
        <Prose>{text}</Prose>
        <Under>{note}</Under>
      </CardBody>
    </Card>
  );
}

function Facts({ contest }: { contest: ContestView }) {
  const { entity, title, organisation, decidedBy, decidedAt } = contest;
  const isOfConversation = entity === 'conversation-report';
  const facts = [
    {
      term: strings.content,
      detail: isOfConversation ? title : <Link href={contentHref(contest)}>{title}</Link>,
    },
    {
      term: strings.author,
      detail: <Link href={`/admin/users/organizatii/${organisation.id}`}>{organisation.name}</Link>,
    },
    { term: strings.decidedBy, detail: decidedBy },
    { term: strings.decidedAt, detail: formatDateTime(decidedAt) },
  ];
  return <FactsCard title={strings.contested} items={facts} />;
}

export const ContestPanel = panelOf({ viewQuery: contestQuery, contentOf });
