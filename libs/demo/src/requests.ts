import type { RequestKind } from '@psp/contracts/request-kinds';
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
import { messageSteps } from './messages.ts';
import { offerSteps } from './offers.ts';
import { projectSteps } from './projects.ts';
import { questionSteps } from './questions.ts';
import { reviewSteps } from './reviews.ts';
import { closingOf, earlier, type ScheduledRequest } from './scheduled-request.ts';
import { as, rowOf, type Step, stepOf, timeStep } from './step.ts';
import { workOf } from './work.ts';
import type { Party, World } from './world.ts';
import { inviteAuthority } from '@psp/domain/sourcing/groups/lead';
import { confirmPart } from '@psp/domain/sourcing/groups/own-part';

const WEIGHTS = { price: 45, term: 25, rating: 20, method: 10 };
const MARKS = [7, 9, 5, 8];

/** The steps of a request after its draft was created. */
export interface RequestCourse {
  request: ScheduledRequest;
  steps: readonly Step[];
  /** Run after the steps of all requests, because the reviews of a firm must follow each other. */
  reviews: readonly Step[];
}

/** Creates the draft and sets the id of the request. */
export async function beginRequest(whole: Write, { request }: RequestCourse, files: FileStore): Promise<void> {
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

/** Plans the steps of a request with its questions, offers, project and reviews. */
export function requestCourse(world: World, request: ScheduledRequest): RequestCourse {
  const { sent } = request.times;
  if (sent === null) return { request, steps: [], reviews: [] };
  const asked = questionSteps(world, request, sent);
  const { steps: offered, acceptedOffer } = offerSteps(world, request, sent);
  const answered = consultationSteps(world, request, sent);
  const work = acceptedOffer && workOf(world, request, acceptedOffer);
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

/* Reads the id and version of the request. */
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

/* Gives a mark to the method of each offer. */
async function markOffers(write: Write<Actor>, request: ScheduledRequest): Promise<void> {
  const offers = await write.db.run(sql<{ id: string }>`select id from offer
    where request_id = ${request.id} and status not in ('draft', 'withdrawn', 'closed') order by price, delivery_days, method`);
  const marks = Object.fromEntries(offers.map(({ id }, at) => [id, MARKS[at % MARKS.length] ?? null]));
  await saveComparison(write, { ...(await own(write, request)), marks });
}

/* Reminders, and the expiry of a request without decision. */
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

/* Firms view a request before they ask or offer; some other firms of its domain, or invited firms, view it too. */
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

/* Other authorities are invited to a group request and confirm their parts before it is sent. */
function groupSteps(request: ScheduledRequest, sent: Date): Step[] {
  const { uat, times, group = [] } = request;
  const span = sent.getTime() - times.created.getTime();
  const at = (share: number) => new Date(times.created.getTime() + share * span);
  return group.flatMap(({ authority, content }, place) => [
    stepOf(uat, at(0.2), (write) => inviteAuthority(write, { id: request.id, authorityId: authority.id })),
    stepOf(authority, at(0.5 + (0.4 * place) / group.length), async (write) => {
      const part = await rowOf(write, 'group_part', { request_id: request.id, organisation_id: authority.id });
      await confirmPart(write, { id: request.id, version: part.version, content });
    }),
  ]);
}
