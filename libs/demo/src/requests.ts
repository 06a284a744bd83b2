import type { RequestKind } from '@psp/contracts/consultations';
import { recordView } from '@psp/domain/sourcing/service-requests/visible-request';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { requestFile } from '@psp/domain/sourcing/purchase-files/request-file';
import { saveComparison } from '@psp/domain/sourcing/service-requests/compare-offers';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { expireRequests, remind, REMINDER_DAYS } from '@psp/domain/sourcing/service-requests/pass-time';
import { sendRequest } from '@psp/domain/sourcing/service-requests/send-request';
import { createDraft, saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import type { Actor } from '@psp/domain/actor';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import type { FileStore } from '@psp/domain/operating/files/store';
import { attachRequestFiles } from './attachments.ts';
import { between, daysBefore } from './clock.ts';
import { CANCEL_REASONS } from './content/answers.ts';
import { consultationSteps } from './consultations.ts';
import { groupSteps } from './groups.ts';
import { messageSteps } from './messages.ts';
import { offerSteps } from './offers.ts';
import { projectSteps } from './projects.ts';
import { questionSteps } from './questions.ts';
import { reviewSteps } from './reviews.ts';
import { closingOf, earlier, type ScheduledRequest } from './scheduled-request.ts';
import { as, rowOf, type Step, stepOf, timeStep } from './step.ts';
import { workOf } from './work.ts';
import type { Party, World } from './world.ts';

const WEIGHTS = { price: 45, term: 25, rating: 20, method: 10 };
const MARKS = [7, 9, 5, 8];

/** What happens to a request after its draft was begun, as steps. */
export interface Course {
  request: ScheduledRequest;
  steps: readonly Step[];
  /** Taken after the work of all: two reviews of one firm follow each other. */
  reviews: readonly Step[];
}

/** Begins the draft; the request knows its id from then on. */
export async function begin(whole: Write, { request }: Course, files: FileStore): Promise<void> {
  const { uat, times, first, stage } = request;
  request.id = await as(whole, uat, times.created, async (write) => {
    const hasFiles = uat.isDemo && stage === 'open' && !request.consultation;
    const attachments = hasFiles ? await attachRequestFiles(write, files, request) : [];
    return createDraft(write, { content: { ...first, weights: WEIGHTS, attachments }, kind: kindOf(request) });
  });
}

const kindOf = ({ group, consultation }: ScheduledRequest): RequestKind => {
  if (consultation) return 'consultation';
  return group ? 'group' : 'purchase';
};

/** Plans a request with its questions, offers, project and reviews. */
export function courseOf(world: World, request: ScheduledRequest): Course {
  const { sent } = request.times;
  if (sent === null) return { request, steps: [], reviews: [] };
  const asked = questionSteps(world, request, sent);
  const { steps: offered, won } = offerSteps(world, request, sent);
  const answered = consultationSteps(world, request, sent);
  const work = won && workOf(world, request, won);
  return {
    request,
    steps: [
      ...groupSteps(request, sent),
      ...ownSteps(world, request, sent),
      ...viewSteps(world, request, sent, [...asked, ...offered, ...answered]),
      ...asked,
      ...answered,
      ...offered,
      ...(work ? [...projectSteps(world, request, work), ...messageSteps(world, request, work)] : []),
    ],
    reviews: work ? reviewSteps(world, request, work) : [],
  };
}

/** The request's row, as its authority reads it. */
const own = (write: Write<unknown>, { id }: ScheduledRequest) => rowOf(write, 'service_request', { id });

function ownSteps(world: World, request: ScheduledRequest, sent: Date): Step[] {
  const { uat, times, content, editedAt, title } = request;
  const by = (at: Date | null, command: Parameters<typeof stepOf>[2]) => (at ? [stepOf(uat, at, command)] : []);
  const reason = CANCEL_REASONS[title.length % CANCEL_REASONS.length] ?? CANCEL_REASONS[0];
  const isCancelled = request.stage === 'cancelled';
  return [
    stepOf(uat, sent, async (write) => sendRequest(write, await own(write, request))),
    ...by(editedAt, async (write) => saveRequest(write, { ...(await own(write, request)), content })),
    ...by(times.opened, async (write) => openOffers(write, await own(write, request))),
    ...by(request.consultation ? null : times.opened, (write) => markOffers(write, request)),
    ...by(uat.isDemo ? times.accepted : null, async (write) => requestFile(write, await own(write, request))),
    ...by(isCancelled ? times.ended : null, async (write) =>
      cancelRequest(write, { ...(await own(write, request)), reason }),
    ),
    ...timeSteps(world, request),
  ];
}

/* A mark for each method. */
async function markOffers(write: Write<Actor>, request: ScheduledRequest): Promise<void> {
  const offers = await write.db.run(sql<{ id: string }>`select id from offer
    where request_id = ${request.id} and status not in ('draft', 'withdrawn', 'closed') order by price, delivery_days, method`);
  const marks = Object.fromEntries(offers.map(({ id }, at) => [id, MARKS[at % MARKS.length] ?? null]));
  await saveComparison(write, { ...(await own(write, request)), marks });
}

/* Reminders, and the end of a request on which nobody decided. */
function timeSteps({ now }: World, request: ScheduledRequest): Step[] {
  const { times, stage } = request;
  const { deadline } = times;
  if (deadline === null) return [];
  const undecided = times.accepted ?? times.ended ?? now;
  const id = async () => request.id;
  const reminded = REMINDER_DAYS.map((days) => daysBefore(deadline, -days)).filter((at) => at < undecided);
  return [
    ...reminded.map((at) => timeStep(at, remind, id)),
    ...(stage === 'expired' && times.ended ? [timeStep(times.ended, expireRequests, id)] : []),
  ];
}

/* Whoever asks or offers looks first; so do some others of the domain, unless only the invited may. */
function viewSteps(world: World, request: ScheduledRequest, sent: Date, acts: readonly Step[]): Step[] {
  const { random, firms } = world;
  const { invited, domain, stage } = request;
  const curious = invited.length > 0 ? invited : firms.filter((firm) => firm.domains.includes(domain));
  const until = new Map<Party, Date>();
  for (const firm of random.some(curious, random.int(stage === 'open' ? 0 : 2, 7)))
    until.set(firm, closingOf(world, request));
  for (const { by: firm, at } of acts)
    if (firm?.kind === 'firma') until.set(firm, earlier(until.get(firm) ?? null, at));
  return [...until].map(([firm, before]) =>
    stepOf(firm, between(random, sent, before), (write) => recordView(write, { id: request.id })),
  );
}
