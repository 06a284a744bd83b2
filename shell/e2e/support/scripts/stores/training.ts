import type { Screen, Store } from '../store.ts';

const COURSES = '/api/admin/trainings';
const PROPOSALS = '/api/firma/training-proposals';
const HOUR_MS = 3_600_000;
/* Attendance is marked from the day before a course. */
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A course of the association with an enrolment that its owner refuses, and a proposal that is rejected and sent again. */
export async function storeTexts({ read, send, act, writeInto }: Store): Promise<Screen[]> {
  const known = {
    ...{ category: 'digital', format: 'online', level: 'beginner', hours: 2, price: 0, discount: 15, seats: 5 },
    sittings: [{ startsAt: inHours(2), endsAt: inHours(4) }],
    ...{ closesAt: inHours(1), countyCode: null, onlineUrl: null, hasCertificate: true, completionShare: 100 },
    repeats: undefined,
  };
  const course = { ...known, curriculum: [writeInto(`POST ${COURSES}`)('curriculum[]', 200)] };
  const { id, version } = await send('admin', 'POST', COURSES, course);
  await send('admin', 'PUT', `${COURSES}/${id}`, { ...course, version });
  await act('admin', `${COURSES}/${id}`, 'publish');
  const setting = await read('primarie', '/api/uat/enrolments/setting');
  await send('primarie', 'PUT', '/api/uat/enrolments/setting', { version: setting.version, asksApproval: true });
  const { people } = await read('editor', `/api/uat/trainings/${id}/enrolment`);
  await send('editor', 'POST', `/api/uat/trainings/${id}/enrolment`, {
    accountIds: [people.find(({ isYou }: { isYou: boolean }) => isYou).accountId],
  });
  const { items } = await read('primarie', '/api/uat/enrolments/approvals');
  const [request] = items;
  await send('primarie', 'POST', `/api/uat/enrolments/${request.id}/refuse`, { version: request.version });
  await send('primarie', 'POST', `/api/uat/trainings/${id}/enrolment`, { accountIds: [people[0].accountId] });
  await send('admin', 'POST', `${COURSES}/${id}/messages`, { audience: 'all' });
  const cancelled = await send('admin', 'POST', COURSES, course);
  await act('admin', `${COURSES}/${cancelled.id}`, 'publish');
  await act('admin', `${COURSES}/${cancelled.id}`, 'cancel');
  const proposal = await send('firma', 'POST', PROPOSALS, {
    ...known,
    curriculum: [writeInto(`POST ${PROPOSALS}`)('curriculum[]', 200)],
  });
  await act('admin', `${COURSES}/${proposal.id}`, 'reject');
  return [
    ['admin', '/admin/training'],
    ...['', '/prezenta'].map((page) => ['admin', `/admin/training/${id}${page}`] as const),
    ...['/admin/training', '/firma/training/proposals'].map(
      (path) => [path.startsWith('/admin') ? 'admin' : 'firma', `${path}/${proposal.id}`] as const,
    ),
    ['firma', '/firma/training/proposals'],
    ['firma', `/firma/training/${id}`],
    ['primarie', '/uat/training-programs'],
    ['primarie', '/uat/training-programs/registru'],
    ...[id, cancelled.id].map((one: string) => ['primarie', `/uat/training-programs/${one}`] as const),
  ];
}

export const notReached = {
  'POST /api/…/enrolments/{id}/refuse reason': 'read in the notification of the person',
  'POST /api/…/trainings/{id}/reviews body': 'written after a course that one completed; drawn like other plain texts',
};
