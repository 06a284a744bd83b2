import { answerQuestion, askQuestion } from '@psp/domain/sourcing/questions/commands';
import { between } from './clock.ts';
import { QUESTIONS } from './content/answers.ts';
import { closingOf, type ScheduledRequest } from './scheduled-request.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { World } from './world.ts';

/** Questions of firms about a request and the answers of its authority; the answered questions come first. */
export function questionSteps(world: World, request: ScheduledRequest, sent: Date): Step[] {
  const { random, firms } = world;
  const { questions, bids, invited, domain, uat } = request;
  const until = closingOf(world, request);
  const askers = [
    ...bids.map(({ firm }) => firm),
    ...(invited.length > 0 ? invited : firms.filter((firm) => firm.domains.includes(domain))),
  ];
  return random.some(QUESTIONS, questions.answered + questions.open).flatMap(([body, answer], index) => {
    const asker = askers[index % askers.length];
    if (!asker) return [];
    const asked = between(random, sent, until);
    const ask = stepOf(asker, asked, (write) => askQuestion(write, { id: request.id, body }));
    if (index >= questions.answered) return [ask];
    const reply = stepOf(uat, between(random, asked, until), async (write) =>
      answerQuestion(write, { ...(await rowOf(write, 'question', { request_id: request.id, body })), answer }),
    );
    return [ask, reply];
  });
}
