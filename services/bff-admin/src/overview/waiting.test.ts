import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { overview } from '@psp/contracts/overview';
import { WAITING_KINDS, type WaitingKind } from '@psp/contracts/waiting-kinds';
import { SYSTEM } from '@psp/domain/actor';
import { flagExchange } from '@psp/domain/collaborating/exchange/reader-acts';
import { createExchange, publishExchange } from '@psp/domain/collaborating/exchange/write-project';
import { flagReview } from '@psp/domain/collaborating/reviews/flag';
import { approvePost, removePost } from '@psp/domain/communicating/forum/moderate';
import { contestRemoval, createTopic, flagPost, replyToTopic } from '@psp/domain/communicating/forum/write-post';
import { reportConversation } from '@psp/domain/communicating/messages/report-conversation';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { openTicket } from '@psp/domain/communicating/tickets/open-ticket';
import { newId } from '@psp/domain/id';
import { noteGap } from '@psp/domain/knowledge/assistant/office/gaps';
import { reportError } from '@psp/domain/knowledge/library/opinions';
import { proposeDocument } from '@psp/domain/knowledge/library/proposals';
import { keepFailure } from '@psp/domain/operating/health/keep-failure';
import { contestDecision } from '@psp/domain/overseeing/decisions/commands';
import { proposeSuspension } from '@psp/domain/overseeing/users/suspensions/commands';
import { createSolution, publishSolution } from '@psp/domain/presenting/solutions/commands';
import { flagSolution } from '@psp/domain/presenting/solutions/flag';
import { rejectArticle } from '@psp/domain/publishing/articles/moderate';
import { acting } from '@psp/domain/testing/acting';
import { createArticles } from '@psp/domain/testing/articles';
import { createScenario } from '@psp/domain/testing/scenario';
import { aSolution } from '@psp/domain/testing/solutions';
import { anExchange } from '@psp/domain/testing/exchange';
import { bffAdmin } from '../app.ts';
import { applies } from '../testing/applicants.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const scenario = createScenario(database.orm);
const admin = await app.as({ kind: 'admin' });
const { organisationId: association } = admin.actor;
const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId: association });
const colleague = await app.as({ kind: 'admin', role: 'editor', organisationId: association });
const [firm, uat] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'uat' })];

const read = async (who = admin) => overview.parse((await who.get('/overview')).json());
const countOf = async (kind: WaitingKind): Promise<number> =>
  (await read()).waiting.groups.find((group) => group.kind === kind)?.count ?? 0;
const idOf = async (statement: string, values: unknown[] = []): Promise<string> =>
  (await rows<{ id: string }>(statement, values))[0]?.id ?? '';
const newest = (table: string) => idOf(`select id from ${table} order by id desc limit 1`);

const document: Parameters<typeof proposeDocument>[1] = {
  ...{ type: 'study', title: 'Măsurat', category: 'digitalizare', description: 'Pe scurt.', tags: [], url: null },
  ...{ body: '<p>Am numărat.</p>', fileIds: [] },
};
const post = async (): Promise<string> => {
  const topic = await by(admin.actor, createTopic, { title: 'Subiect', category: 'general', body: '<p>Cum?</p>' });
  const reply = { id: topic.topicId, body: '<p>Așa</p>', quotedId: null };
  return (await by((await app.as({ kind: 'firma' })).actor, replyToTopic, reply)).postId;
};
const versionIn = async (table: 'forum_post' | 'review', id: string): Promise<number> =>
  (await rows<{ version: number }>(`select version from ${table} where id = ?`, [id]))[0]?.version ?? 0;
const versionOf = (id: string): Promise<number> => versionIn('forum_post', id);
const approved = async (): Promise<string> => {
  const id = await post();
  await by(admin.actor, approvePost, { id, version: await versionOf(id) });
  return id;
};

interface Case {
  /** Makes one record wait. Returns its id. */
  wait: () => Promise<string>;
  handle: (id: string) => Promise<unknown>;
}
const setting = (table: string, set: string) => (id: string) => rows(`update ${table} set ${set} where id = ?`, [id]);

const CASES: Record<WaitingKind, Case> = {
  applications: {
    wait: async () => (await applies(app)).id,
    handle: (id) => admin.post(`/applications/${id}/request-info`, { version: 1, reason: 'Lipsește CUI-ul.' }),
  },
  badges: {
    wait: () =>
      idOf('update organisation set badge_asked_at = now() where id = ? returning id', [firm.actor.organisationId]),
    handle: setting('organisation', 'badge_asked_at = null'),
  },
  articles: {
    wait: () => createArticles(database.orm, admin.actor).pending(firm.actor),
    handle: (id) => admin.post(`/articles/${id}/approve`, { version: 2 }),
  },
  tickets: {
    wait: async () => {
      const person = { name: 'Maria Ene', email: 'maria@exemplu.ro', subject: 'Nu pot trimite', message: 'Nu merge.' };
      const form = { kind: 'support', isUrgent: false, website: '', filledInMs: 8000, key: newId() } as const;
      await by(SYSTEM, openTicket, { ...person, ...form, address: newId() });
      return newest('ticket');
    },
    handle: (id) => admin.post(`/tickets/${id}/resolve`, { version: 1 }),
  },
  conversations: {
    wait: async () => {
      const start = { to: firm.actor.organisationId, subject: 'Drumuri', body: 'Unu' };
      const id = await by(uat.actor, startConversation, start);
      const report = { messageId: null, reason: 'insult', text: 'Ne jignește.', hasNeighbours: false } as const;
      await by(uat.actor, reportConversation, { id, ...report });
      return newest('conversation_report');
    },
    handle: (id) => admin.post(`/reported-conversations/${id}/dismiss`, { version: 1, reason: 'Fără jigniri.' }),
  },
  pendingPosts: {
    wait: post,
    handle: async (id) => admin.post(`/forum/posts/${id}/approve`, { version: await versionOf(id) }),
  },
  flaggedPosts: {
    wait: async () => {
      const id = await approved();
      for (const who of [firm, uat]) await by(who.actor, flagPost, { id, reason: 'advertising', text: '' });
      return id;
    },
    handle: async (id) => admin.post(`/forum/posts/${id}/remove`, { version: await versionOf(id), reason: 'Reclamă.' }),
  },
  flaggedProjects: {
    wait: async () => {
      const id = await by(uat.actor, createExchange, { content: anExchange() });
      await by(uat.actor, publishExchange, { id, version: 1 });
      await by(firm.actor, flagExchange, { id, reason: 'Are date personale.' });
      return id;
    },
    handle: (id) => admin.post(`/exchange/${id}/keep`, { version: 2, reason: 'Sunt date publice.' }),
  },
  flaggedReviews: {
    wait: async () => {
      const review = await scenario.reviewed(uat.actor, firm.actor);
      await by(firm.actor, flagReview, { id: review, reason: 'Are date personale.' });
      return review;
    },
    handle: async (id) =>
      admin.post(`/reviews/${id}/keep`, { version: await versionIn('review', id), reason: 'Nu are.' }),
  },
  flaggedSolutions: {
    wait: async () => {
      const id = await by(firm.actor, createSolution, aSolution());
      await by(firm.actor, publishSolution, { id, version: 1 });
      await by(uat.actor, flagSolution, { id, reason: 'Prețul induce în eroare.' });
      return id;
    },
    handle: async (id) => admin.post(`/solutions/${id}/withdraw`, { version: 2, reason: 'Preț neclar.' }),
  },
  contests: {
    wait: async () => {
      const id = await createArticles(database.orm, admin.actor).pending(firm.actor);
      await by(admin.actor, rejectArticle, { id, version: 2, reason: 'Reclamă.' });
      const decision = await newest('moderation_decision');
      await by(firm.actor, contestDecision, { id: decision, version: 1, text: 'Nu este reclamă.' });
      return decision;
    },
    handle: (id) => colleague.post(`/moderation/contests/${id}/uphold`, { version: 2, reason: 'Rămâne reclamă.' }),
  },
  contestedPosts: {
    wait: async () => {
      const id = await approved();
      const colleague = await app.as({ kind: 'admin', organisationId: association });
      await by(colleague.actor, removePost, { id, version: await versionOf(id), reason: 'Reclamă.' });
      const [author] = await rows<{ accountId: string; organisationId: string }>(
        'select account_id as "accountId", organisation_id as "organisationId" from forum_post where id = ?',
        [id],
      );
      await by({ ...firm.actor, ...author }, contestRemoval, { id, version: await versionOf(id), reason: 'Nu e.' });
      return id;
    },
    handle: async (id) => admin.post(`/forum/posts/${id}/restore`, { version: await versionOf(id), reason: 'Da.' }),
  },
  libraryReports: {
    wait: async () => {
      const id = await by(firm.actor, proposeDocument, document);
      await admin.post(`/library/${id}/approve`, { version: 1 });
      await by(uat.actor, reportError, { id, text: 'La capitolul 2.' });
      return newest('library_report');
    },
    handle: (id) => admin.post(`/library-reports/${id}/answer`, { version: 1, answer: 'Am corectat.' }),
  },
  documents: {
    wait: () => by(firm.actor, proposeDocument, document),
    handle: (id) => admin.post(`/library/${id}/reject`, { version: 1, reason: 'Fără date.' }),
  },
  trainings: {
    wait: async () => {
      const pool = await idOf(
        `insert into seat_pool (seats, starts_at, closes_at) values (9, now() + interval '1 day', now()) returning id`,
      );
      return idOf(
        `insert into training (created_at, updated_at, created_by, organisation_id, number, status, category, title, description,
            provider, format, level, hours, price, discount, sittings, starts_at, ends_at, place, pool_id, series_id, curriculum,
            instructor_name, instructor_about, has_certificate, completion_share)
          values (now(), now(), ?, ?, 'CU-1', 'proposed', 'funds', 'Curs', '', '', 'online', 'beginner', 8, 0, 15, '[]', now(),
            now() + interval '1 day', '', ?, uuidv7(), '[]', '', '', false, 100) returning id`,
        [firm.actor.accountId, firm.actor.organisationId, pool],
      );
    },
    handle: (id) => admin.post(`/trainings/${id}/reject`, { version: 1, reason: 'Se repetă.' }),
  },
  benefits: {
    wait: () =>
      idOf(
        `with issue as (insert into magazine_issue (created_at, updated_at, created_by, year, number, title, summary, pages,
            appears_on, ads_until, status) values (now(), now(), ?, 2092, 1, 'Titlu', 'Rezumat', 4, current_date, current_date, 'draft')
            returning id)
          insert into benefit_claim (created_at, updated_at, kind, status, organisation_id, account_id, issue_id, scope, number, address)
            select now(), now(), 'copy', 'requested', ?, ?, id, 'x', 1, 'Strada 1' from issue returning id`,
        [admin.actor.accountId, firm.actor.organisationId, firm.actor.accountId],
      ),
    handle: (id) => admin.post(`/benefits/claims/${id}/refuse`, { version: 1, reason: 'Nu mai sunt.' }),
  },
  packages: {
    wait: async () => {
      await rows(
        `insert into package_period (created_at, updated_at, organisation_id, package, status, starts_on, ends_on)
          values (now(), now(), ?, 'bronze', 'open', current_date - 300, current_date + 20)`,
        [uat.actor.organisationId],
      );
      return uat.actor.organisationId;
    },
    handle: (id) =>
      admin.post(`/packages/${id}/renew`, {
        ...{
          version: 1,
          package: 'bronze',
          price: 1200,
          startsOn: '2090-01-01',
          endsOn: '2090-12-31',
          reason: 'Pe 2090.',
        },
      }),
  },
  gaps: {
    wait: async () => {
      await by(SYSTEM, noteGap, { question: 'Cât costă un drum?', words: 'cost drum' });
      return newest('assistant_gap');
    },
    handle: (id) => admin.post(`/assistant/gaps/${id}/dismiss`, { version: 1 }),
  },
  access: {
    wait: () =>
      idOf(`insert into access_request (organisation_id, account_id, message) values (?, ?, '') returning id`, [
        association,
        firm.actor.accountId,
      ]),
    handle: (id) => admin.post(`/members/access-requests/${id}/decline`, { version: 1, reason: 'Nu.' }),
  },
  suspensions: {
    wait: async () => {
      const { actor } = await app.as({ kind: 'firma' });
      await by(colleague.actor, proposeSuspension, { id: actor.organisationId, version: 1, reason: 'Nu răspunde.' });
      return actor.organisationId;
    },
    handle: async () =>
      admin.post(`/suspension-proposals/${await newest('suspension_proposal')}/decline`, {
        version: 1,
        reason: 'Răspunde.',
      }),
  },
  mails: {
    wait: async () => {
      const mailId = await idOf(
        `insert into mail (recipient, template, data, failed_at, attempts) values ('ion@exemplu.ro', 'x', '{}', now(), 3) returning id`,
      );
      await by(SYSTEM, keepFailure, { queue: 'mail', attempts: 3, error: 'refused', mailId });
      return newest('failed_job');
    },
    handle: (id) => admin.post(`/failed-jobs/${id}/dismiss`, { version: 1 }),
  },
  jobs: {
    wait: async () => {
      await by(SYSTEM, keepFailure, { queue: 'search-words', attempts: 31, error: 'timeout', payload: {} });
      return newest('failed_job');
    },
    handle: (id) => admin.post(`/failed-jobs/${id}/retry`, { version: 1 }),
  },
};

test('with nothing waiting, the overview says so', async () => {
  expect((await read()).waiting).toEqual({ groups: [], items: [], overdue: 0, dueToday: 0 });
});

test.each(WAITING_KINDS)('%s wait until they are handled', async (kind) => {
  const { wait, handle } = CASES[kind];
  const id = await wait();
  expect(await countOf(kind)).toBe(1);
  const { items } = (await read(viewer)).waiting;
  // A viewer answers no requests for access.
  expect(items.some((item) => item.kind === kind && item.id === id)).toBe(kind !== 'access');
  expect((await read()).waiting.items.find((item) => item.id === id)?.title).not.toBe('');
  await handle(id);
  expect(await countOf(kind)).toBe(0);
});

test('the oldest come first, of all kinds, with their limits', async () => {
  const [ticket, gap, application] = [
    await CASES.tickets.wait(),
    await CASES.gaps.wait(),
    await CASES.applications.wait(),
  ];
  await rows(
    `update ticket set waiting_since = now() - interval '3 days', due_at = now() - interval '1 hour' where id = ?`,
    [ticket],
  );
  await setting('assistant_gap', `status = 'open', created_at = now() - interval '9 days'`)(gap);
  const { items, groups, overdue, dueToday } = (await read()).waiting;
  expect(items.map(({ id }) => id)).toEqual([gap, ticket, application]);
  expect(groups.map(({ kind }) => kind)).toEqual(['gaps', 'tickets', 'applications']);
  expect(groups[1]).toMatchObject({ count: 1, dueAt: items[1]?.dueAt });
  expect([items[0]?.dueAt, overdue, dueToday]).toEqual([null, 1, 0]);
});

test('an authority and a firm read nothing of it', async () => {
  for (const who of [firm, uat]) {
    expect((await who.get('/overview')).statusCode).toBe(403);
    expect((await who.get('/health')).statusCode).toBe(403);
  }
});

test('the latest acts of the association are shown, refused ones too, those of others are not', async () => {
  const { acts } = await read(viewer);
  expect(acts.length).toBe(10);
  expect(acts.map(({ at }) => at)).toEqual(
    acts
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(acts.map(({ who }) => who))).toEqual(new Set([admin.actor.displayName]));
  const [id] = [await CASES.gaps.wait()];
  await admin.post(`/assistant/gaps/${id}/dismiss`, { version: 99 });
  expect((await read()).acts[0]).toMatchObject({ action: 'assistant-gap.dismiss', outcome: 'refused' });
});
