import { type OpportunityQuery, opportunityQuery } from '@psp/contracts/opportunities';
import type { Actor } from '@psp/domain/actor';
import type { Db } from '@psp/domain/read-db';
import { listOpportunities } from '@psp/domain/sourcing/opportunities/list';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

/** A statement with the values of one request in it. */
interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const FIRM = '00000000-0000-7000-8000-000000000000';
const WORD = 'wordtobesearchedfor';

const ASKING: Actor = {
  ...{ accountId: FIRM, displayName: '', organisationId: FIRM, organisationName: '' },
  ...{ kind: 'firma', role: 'owner', status: 'approved' },
};

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/* The order by suitability is what is measured, so both sides ask the database the same; it is compiled once. */
const compiled = (query: OpportunityQuery): { text: string; values: readonly unknown[] } => {
  let found: { text: string; values: readonly unknown[] } | undefined;
  const db: Db = {
    run: async (built) => {
      const { sql: text, parameters: values } = built.compile(compiler);
      found = { text, values };
      return [];
    },
  };
  void listOpportunities(db, ASKING, query);
  if (!found) throw new Error('nothing was asked');
  return found;
};

const known = new Map<string, ReturnType<typeof compiled>>();

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
