import { type OpportunityQuery, opportunityQuery } from '@psp/contracts/opportunities';
import type { Actor } from '@psp/domain/actor';
import { preparedOn } from '@psp/domain/read-db';
import { listOpportunities } from '@psp/domain/sourcing/opportunities/list';
import { createOrm } from '@psp/domain/orm';

/** A statement with the values of one request in it. */
interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

type Kept = Pick<Statement, 'text' | 'values'>;

const FIRM = '00000000-0000-7000-8000-000000000000';
const WORD = 'wordtobesearchedfor';

const ASKING: Actor = {
  ...{ accountId: FIRM, displayName: '', organisationId: FIRM, organisationName: '' },
  ...{ kind: 'firma', role: 'owner', status: 'approved' },
};

/* Only compiles; nothing is asked through it. */
const orm = await createOrm({ url: process.env.DATABASE_URL ?? '', poolSize: 1, use: 'commands' });

/* The order by suitability is what is measured, so both sides ask the database the same; it is compiled once. */
const compiled = (query: OpportunityQuery): Kept => {
  let kept: Kept | undefined;
  const db = preparedOn(orm.em.getConnection().getClient(), async ({ text, values = [] }) => {
    kept = { text, values };
    return { rows: [] } as never;
  });
  void listOpportunities(db, ASKING, query);
  if (!kept) throw new Error('nothing was asked');
  return kept;
};

const known = new Map<string, Kept>();

/** The portal's own SQL for a firm's opportunities, as a hand-written handler would keep it: the text made once for each set of filters. */
export const opportunities = (firm: string, category: string | undefined, q: string): Statement => {
  const name = `opportunities ${category ?? ''} ${q ? 'q' : ''}`;
  const query = known.get(name) ?? compiled(opportunityQuery.parse({ q: q && WORD, category }));
  known.set(name, query);
  const values = query.values.map((value) =>
    typeof value === 'string' ? value.replace(FIRM, firm).replace(WORD, q) : value,
  );
  return { name, text: query.text, values };
};
