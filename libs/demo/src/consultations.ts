import { concludeConsultation } from '@psp/domain/sourcing/consultations/conclude';
import { answerConsultation } from '@psp/domain/sourcing/consultations/own-answer';
import { between } from './clock.ts';
import { closingOf, type ScheduledRequest } from './scheduled-request.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { World } from './world.ts';

/** Steps of a consultation: firms answer before the deadline; after reading the answers, the authority concludes it. */
export function consultationSteps(world: World, request: ScheduledRequest, sent: Date): Step[] {
  const { uat, times, consultation } = request;
  if (!consultation) return [];
  const { random, now } = world;
  const { answers, conclusion } = consultation;
  return [
    ...answers.map(({ firm, content }) =>
      stepOf(firm, between(random, sent, closingOf(world, request)), (write) =>
        answerConsultation(write, { id: request.id, version: null, content }),
      ),
    ),
    ...(conclusion && times.opened
      ? [
          stepOf(uat, between(random, times.opened, now), async (write) =>
            concludeConsultation(write, { ...(await rowOf(write, 'service_request', { id: request.id })), conclusion }),
          ),
        ]
      : []),
  ];
}
