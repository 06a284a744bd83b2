import { romanianDay } from '@psp/contracts/romania';
import { acceptAmendment, proposeAmendment } from '@psp/domain/collaborating/amendments/commands';
import { daysBefore } from './clock.ts';
import { AMENDMENT_REASONS } from './content/answers.ts';
import { projectOf } from './project-of.ts';
import type { ScheduledRequest } from './scheduled-request.ts';
import { rowOf, type Step, stepOf } from './step.ts';
import type { Work } from './work.ts';

/** Days that a firm asks for. */
const MORE_DAYS = 14;
/** Of the projects that are reported on, one in so many asks for more time; of these every other one is given it at once. */
const ONE_IN = 4;

/** More time, which the firm of some projects asks for when it says how far it has come. */
export function amendmentSteps(request: ScheduledRequest, work: Work): Step[] {
  const { accepted, deliveryDays, reported, firm } = work;
  const kind = request.title.length % ONE_IN;
  if (!reported || kind > 1) return [];
  const due = daysBefore(accepted, -(deliveryDays + MORE_DAYS));
  if (due < reported) return [];
  const [reason] = AMENDMENT_REASONS.slice(request.title.length % AMENDMENT_REASONS.length);
  const propose = stepOf(firm, new Date(reported.getTime() + 1), async (write) => {
    const { id, version } = await projectOf(write, request);
    await proposeAmendment(write, { id, version, dueOn: romanianDay(due), price: null, reason: reason ?? '' });
  });
  if (kind === 1) return [propose];
  const accept = stepOf(request.uat, new Date(reported.getTime() + 2), async (write) => {
    const { id } = await projectOf(write, request);
    const amendment = await rowOf(write, 'amendment', { project_id: id });
    await acceptAmendment(write, { id, amendmentId: amendment.id, version: amendment.version });
  });
  return [propose, accept];
}
