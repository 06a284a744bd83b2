import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { createTokens } from '@psp/auth/server/tokens';

/** A user with a session. */
export interface Person {
  organisation: string;
  cookie: string;
}

/** Inserts `count` users, each with an organisation and a session, whose tokens are signed with the keys in the portal's data folder. */
export async function storePeople(orm: MikroORM, folder: string, count: number): Promise<Person[]> {
  const rows = await orm.em.fork().execute<{ account: string; organisation: string; session: string }[]>(
    `with o as (insert into organisation (kind, name, status)
        select 'firma', 'Flux ' || n, 'approved' from generate_series(1, ${count}) n returning id, name),
      a as (insert into account (email, display_name, password_hash)
        select replace(lower(name), ' ', '-') || '@exemplu.ro', name, '' from o returning id, display_name),
      m as (insert into membership (organisation_id, account_id, role)
        select o.id, a.id, 'owner' from o join a on a.display_name = o.name returning organisation_id, account_id)
    insert into session (account_id, organisation_id, refresh_hash, idle_seconds, expires_at)
      select account_id, organisation_id, '', 3600, now() + interval '1 hour' from m
      returning account_id as account, organisation_id as organisation, id as session`,
  );
  const key = (name: string) => readFileSync(join(folder, `keys/jwt-${name}.pem`), 'utf8');
  const tokens = await createTokens({ publicKey: key('public'), privateKey: key('private') });
  return rows.map(({ account, organisation, session }) => ({
    organisation,
    cookie: `psp_access=${tokens.sign({ sub: account, sid: session })}`,
  }));
}

const agent = new Agent({ maxSockets: Infinity });

async function openStream(url: string, { cookie }: Person, take: (text: string) => void): Promise<IncomingMessage> {
  const headers = { cookie, accept: 'text/event-stream' };
  const call = request(`${url}/api/identity/events`, { headers, agent });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`a stream was refused: ${response.statusCode}`);
  response.on('error', () => undefined);
  return response.setEncoding('utf8').on('data', take);
}

/** Opens a stream for each user and passes received text to `take`. Opens 20 at a time, since each needs a database lookup. */
export async function openAll(
  url: string,
  people: readonly Person[],
  take: (text: string) => void,
): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (let from = 0; from < people.length; from += 20)
    streams.push(...(await Promise.all(people.slice(from, from + 20).map((person) => openStream(url, person, take)))));
  return streams;
}
