import { between } from './clock.ts';
import { QUESTIONS } from './content/answers.ts';
import { earlier, type ScheduledRequest } from './scheduled-request.ts';
import { audit, type Party, notify, type World } from './world.ts';

/** Writes the questions of firms, the answered ones first. Returns the firms that asked. */
export function writeQuestions(world: World, request: ScheduledRequest): Party[] {
  const { random, firms, now } = world;
  const { questions, bids, invited, domain, times } = request;
  const asking: Party[] = [];
  if (times.sent === null) return asking;
  const until = earlier(times.ended, earlier(times.deadline, now));
  const askers = [
    ...bids.map(({ firm }) => firm),
    ...(invited.length > 0 ? invited : firms.filter((firm) => firm.domains.includes(domain))),
  ];
  random.some(QUESTIONS, questions.answered + questions.open).forEach(([body, answer], index) => {
    const asker = askers[index % askers.length];
    if (!asker || times.sent === null) return;
    asking.push(asker);
    const isAnswered = index < questions.answered;
    const at = between(random, times.sent, until);
    write(world, request, asker, {
      body,
      at,
      answer: isAnswered ? answer : null,
      answeredAt: isAnswered ? between(random, at, until) : null,
    });
  });
  return asking;
}

interface Exchange {
  body: string;
  at: Date;
  answer: string | null;
  answeredAt: Date | null;
}

function write(
  world: World,
  { id, uat, number, title }: ScheduledRequest,
  asker: Party,
  { body, at, answer, answeredAt }: Exchange,
): void {
  const questionId = world.random.idAt(at);
  world.rows.add('question', {
    id: questionId,
    request_id: id,
    organisation_id: asker.id,
    asked_by: asker.accountId,
    body,
    answer,
    answered_by: answeredAt ? uat.accountId : null,
    answered_at: answeredAt,
    created_at: at,
    version: answeredAt ? 2 : 1,
  });
  audit(world, { at, who: asker, entity: 'question', id: questionId, action: 'ask', from: null, to: 'open' });
  notify(world, uat, {
    at,
    title: 'Întrebare nouă',
    message: `${number}: ${title}`,
    href: `/uat/service-requests/${id}`,
  });
  if (answeredAt === null) return;
  audit(world, {
    at: answeredAt,
    who: uat,
    entity: 'question',
    id: questionId,
    action: 'answer',
    from: 'open',
    to: 'answered',
  });
  notify(world, asker, {
    at: answeredAt,
    title: 'Răspuns la întrebarea dvs.',
    message: `${number}: ${title}`,
    href: `/firma/opportunities/${id}`,
  });
}
