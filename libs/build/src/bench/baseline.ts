import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';
import * as sql from './baseline-queries.ts';
import { offerHandlers } from './baseline-offers.ts';
import { opportunities } from './baseline-opportunities.ts';
import { profileHandlers } from './baseline-profile.ts';
import { attendingHandlers } from './baseline-attending.ts';
import type { Session } from './baseline-session.ts';
import { dashboardJson } from './baseline-dashboard.ts';
import { exchangeHandlers } from './baseline-exchange.ts';
import { forumHandlers } from './baseline-forum.ts';
import { knowledgeHandlers } from './baseline-knowledge.ts';
import { messageHandlers } from './baseline-messages.ts';
import { requestJson } from './baseline-request.ts';

/** Serves hand-written Fastify and pg handlers with the portal's answers and session check, as the baseline of measurements. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify({ logger: false });
await app.register(cookie);
await app.register(jwt, {
  secret: { public: process.env.JWT_PUBLIC_KEY ?? '', private: '' },
  cookie: { cookieName: 'psp_access', signed: false },
  verify: { algorithms: ['EdDSA'], allowedAud: 'portal-psp', cache: 5000 },
});

const run = async (name: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await pool.query({ name, text: Object(sql)[name], values })).rows;

async function session(request: FastifyRequest, reply: FastifyReply, kind: string): Promise<Session | null> {
  const claims = await request.jwtVerify<{ sid: string; sub: string }>({ onlyCookie: true });
  const { rows } = await pool.query<Session>({ name: 'session', text: sql.SESSION, values: [claims.sid, claims.sub] });
  if (rows[0]?.kind === kind) return rows[0];
  await reply.code(403).send({ code: 'auth.forbidden' });
  return null;
}

const pageOf = (items: object[], counted: Record<string, unknown>[], page = 1) => ({
  items,
  total: Math.min(Number(counted[0]?.total), 1000),
  totalIsCapped: Number(counted[0]?.total) > 1000,
  page,
  pageSize: 20,
});

app.get('/requests', async (request, reply) => {
  const who = await session(request, reply, 'uat');
  if (!who) return reply;
  return pageOf(await run('REQUESTS', [who.organisation]), await run('REQUEST_COUNT', [who.organisation]));
});

app.get<{ Querystring: { category?: string; q?: string } }>('/opportunities', async (request, reply) => {
  const who = await session(request, reply, 'firma');
  if (!who) return reply;
  const { category, q = '' } = request.query;
  const { rows } = await pool.query<{ json: string }>(opportunities(who.organisation, category, q));
  return reply.type('application/json; charset=utf-8').send(rows[0]?.json);
});

app.get<{ Querystring: { q?: string; county?: string; page?: string } }>('/partners', async ({ query }) => {
  const values = [query.q ?? '', query.county ?? null];
  const page = Number(query.page ?? 1);
  return pageOf(await run('PARTNERS', [...values, (page - 1) * 20]), await run('PARTNER_COUNT', values), page);
});

messageHandlers(app, pool, session);
exchangeHandlers(app, pool, session);
forumHandlers(app, pool, session);
attendingHandlers(app, pool, session);
knowledgeHandlers(app, pool, session);

/* Answers of the portal, fetched once and then sent from memory. */
const kept = new Map<string, { type: string; body: Buffer }>();
app.get<{ Querystring: { path: string } }>('/kept', async ({ query }, reply) => {
  let known = kept.get(query.path);
  if (!known) {
    const answer = await fetch(`${process.env.PORTAL_URL}${query.path}`);
    known = { type: answer.headers.get('content-type') ?? '', body: Buffer.from(await answer.arrayBuffer()) };
    kept.set(query.path, known);
  }
  return reply.type(known.type).send(known.body);
});

app.get<{ Params: { id: string } }>('/requests/:id', async (request, reply) => {
  const who = await session(request, reply, 'uat');
  if (!who) return reply;
  return requestJson(run, request.params.id, who.organisation);
});

app.get('/dashboard', async (request, reply) => {
  const who = await session(request, reply, 'uat');
  if (!who) return reply;
  return dashboardJson(run, who.account, who.organisation);
});

offerHandlers(app, pool, session);
profileHandlers(app, pool, session);

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
