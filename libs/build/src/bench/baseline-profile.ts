import { romanianDay } from '@psp/contracts/romania';
import { readOwnCompany } from '@psp/domain/presenting/partners/own-company';
import { readPartner } from '@psp/domain/presenting/partners/profile';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { CURRENT_USER, FIRM, statement } from './compiled.ts';
import type { SessionOf } from './baseline-session.ts';

const MOMENT = new Date(0);

interface Company {
  badge: Record<string, unknown>;
  certificates: Record<string, unknown>[];
}

/* A firm that already has the badge has no actions for it. */
const companyJson = ({ badge: { id: _, standing: __, ...badge }, certificates, ...company }: Company) => ({
  ...company,
  badge: { ...badge, actions: [] },
  certificates: certificates.map(({ expired: _expired, ...one }) => one),
});

/** Adds hand-written handlers for a firm's profile: one for its own users, one for the public. */
export function profileHandlers(app: FastifyInstance, pool: pg.Pool, session: SessionOf): void {
  app.get('/profile', async (request, reply) => {
    const who = await session(request, reply, 'firma');
    if (!who) return reply;
    const { rows } = await pool.query(
      statement('profile', (db) => readOwnCompany(db, CURRENT_USER, MOMENT), {
        [FIRM]: who.organisation,
        [romanianDay(MOMENT)]: romanianDay(new Date()),
      }),
    );
    return companyJson(rows[0].json);
  });
  app.get<{ Params: { id: string } }>('/partners/:id', async ({ params }, reply) => {
    const { rows } = await pool.query(statement('partner', (db) => readPartner(db, FIRM), { [FIRM]: params.id }));
    return reply.type('application/json; charset=utf-8').send(rows[0].json);
  });
}
