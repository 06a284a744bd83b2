import type { Kind } from '@psp/contracts/common';
import { Project } from '@psp/domain/collaborating/projects/project.entity';
import type { TestDatabase } from '@psp/domain/testing/database';

interface Named {
  id: string;
  number: string;
  title: string;
}

/** Records of the demonstration that have what a notification can speak of. */
export interface Records {
  organisations: Record<Kind, string>;
  project: Project;
  request: Named;
  group: Named;
  conversation: string;
  report: string;
  articles: Record<Kind, { id: string; title: string }>;
  waiting: { id: string; title: string };
  ticket: string;
  application: string;
  community: string;
  confirmation: string;
  solution: string;
}

type Query = <Row>(text: string, values: unknown[]) => Promise<Row[]>;

/** Finds them: an authority and a firm that work together, and what waits for the association. */
export async function readRecords({ orm }: TestDatabase, query: Query): Promise<Records> {
  const em = orm.em.fork();
  const one = async <Row = { id: string }>(text: string, values: unknown[] = []): Promise<Row> => {
    const [row] = await query<Row>(`${text} limit 1`, values);
    if (!row) throw new Error(`the demonstration has no row of: ${text}`);
    return row;
  };
  const published = "select id, title from article where status = 'published' and organisation_id = ?";
  const { id } = await one(
    `select p.id from project p join article a on a.organisation_id = p.firma_id and a.status = 'published'
     join article b on b.organisation_id = p.uat_id and b.status = 'published'
     join service_request g on g.organisation_id = p.uat_id and g.kind = 'group' and g.status <> 'draft'
     where exists (select from solution s where s.organisation_id = p.firma_id)
       and exists (select from work_confirmation w where w.authority_id = p.uat_id)
       and exists (select from conversation c where c.uat_id = p.uat_id and c.firma_id = p.firma_id)`,
  );
  const project = await em.findOneOrFail(Project, { id });
  const { uatId, firmaId, requestId } = project;
  return {
    project,
    organisations: {
      uat: uatId,
      firma: firmaId,
      admin: (await one("select id from organisation where kind = 'admin'")).id,
    },
    request: await one<Named>('select id, number, title from service_request where id = ?', [requestId]),
    conversation: (await one('select id from conversation where uat_id = ? and firma_id = ?', [uatId, firmaId])).id,
    report: (await one('select id from conversation_report')).id,
    group: await one<Named>(
      "select id, number, title from service_request where kind = 'group' and status <> 'draft' and organisation_id = ?",
      [uatId],
    ),
    articles: {
      uat: await one(published, [uatId]),
      firma: await one(published, [firmaId]),
      admin: await one(published, [uatId]),
    },
    waiting: await one("select id, title from article where status = 'pending'"),
    solution: (await one('select id from solution where organisation_id = ?', [firmaId])).id,
    confirmation: (await one('select id from work_confirmation where authority_id = ?', [uatId])).id,
    community: (await one("select id from community where status = 'published'")).id,
    ticket: (await one('select id from ticket')).id,
    application: (await one("select id from organisation where status = 'pending'")).id,
  };
}

const REASON = 'Motivul.';

/** What the notifications of each capability are made of, by their kind or, under `*`, for all others of the capability. */
export const aboutOf = (records: Records, side: Kind): Record<string, Record<string, readonly unknown[]>> => {
  const { request, project, organisations, articles, ticket, application, community, solution } = records;
  const own = { id: application, kind: side, name: 'Organizația', hasRivals: false };
  const actor = { organisationId: organisations[side === 'uat' ? 'firma' : 'uat'], organisationName: 'Celălalt' };
  const waiting = [records.waiting, 'Autorul'];
  const firm = { id: organisations.firma, name: 'Firma' };
  return {
    mail: { '*': ['ana@exemplu.ro', REASON] },
    tickets: { '*': [{ id: ticket, number: 'T-1', subject: 'Subiect' }] },
    organisations: { '*': [own, REASON] },
    members: { '*': ['Ana', own, REASON], joined: ['Ana', 'editor', own], roleChanged: ['Ana', 'editor', own] },
    registrations: { accessAsked: ['Ana', own], applied: [own] },
    opportunities: {
      found: [[{ name: 'Filtrul', query: '?category=mediu', opportunities: [request] }]],
      lapsed: ['Filtrul'],
    },
    'service-requests': { '*': [request, REASON] },
    offers: { '*': [request, REASON, project.id] },
    consultations: { '*': [request, 'Primăria'] },
    messages: {
      '*': [
        { id: records.conversation, subject: 'Subiect' },
        { kind: side === 'uat' ? 'firma' : 'uat', organisationName: 'Celălalt' },
      ],
      assigned: [
        { id: records.conversation, subject: 'Subiect' },
        { kind: side === 'admin' ? 'uat' : side, displayName: 'Ana' },
      ],
      reported: [{ id: records.report }, { from: 'Comuna', subject: 'Subiect' }],
      ...Object.fromEntries(
        ['dismissed', 'locked', 'unlocked'].map((kind) => [
          kind,
          [{ id: records.conversation, subject: 'Subiect' }, side === 'admin' ? 'uat' : side, REASON],
        ]),
      ),
    },
    groups: { '*': [records.group, 'Primăria', REASON] },
    questions: { '*': [request, 'Primăria'] },
    amendments: { '*': [project, actor, REASON], ended: [project, organisations[side], REASON] },
    projects: { '*': [project, actor], reviewInvitation: [project, organisations[side]] },
    communities: { '*': [{ id: community, name: 'Comuna' }, REASON] },
    partners: {
      '*': [REASON],
      certificateEnds: [{ name: 'ISO 9001', validUntil: '2026-12-01' }],
      ...{ badgeAsked: [firm], badgeToReview: [firm], badgeDoubted: [['certificate']] },
      identityCorrected: [{ cui: '4221306', registrationNumber: null }, REASON],
    },
    'work-confirmations': {
      '*': [{ id: records.confirmation, firm: 'Firma', work: 'Lucrarea', authority: 'Comuna', reason: REASON }],
    },
    solutions: { '*': [{ id: solution, title: 'Soluția', validUntil: '2026-12-01' }, REASON] },
    articles: { '*': [side, articles[side], REASON], submitted: waiting, revised: waiting },
    legal: { '*': ['termeni', { effectiveOn: '2026-01-01', note: REASON }] },
  };
};
