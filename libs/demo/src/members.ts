import { daysBefore } from './clock.ts';
import { ASKING, COLLEAGUES, INVITED } from './content/members.ts';
import { SIBIU } from './content/authorities.ts';
import { addAccount, addMembership, type Founding } from './people.ts';
import type { Party } from './world.ts';

/** Writes the people who join organisations that are there, one who waits to, and one who is invited. */
export function addColleagues(founding: Founding, parties: readonly Party[]): void {
  const { now, detail } = founding;
  for (const { email, name, position, joinedAgo, roles } of COLLEAGUES) {
    const at = daysBefore(now, joinedAgo);
    const accountId = detail.idAt(at);
    addAccount(founding, { id: accountId, email, name, position, at });
    for (const [organisation, role] of roles) {
      const party = named(parties, organisation);
      party.colleagues.push(accountId);
      addMembership(founding, { id: detail.idAt(at), accountId, organisationId: party.id, role, at });
    }
  }
  const sibiu = named(parties, SIBIU);
  invite(founding, sibiu);
  askForAccess(founding, sibiu);
}

function invite({ rows, detail, now }: Founding, party: Party): void {
  const at = daysBefore(now, INVITED.daysAgo);
  rows.add('invitation', {
    id: detail.idAt(at),
    organisation_id: party.id,
    email: INVITED.email,
    role: INVITED.role,
    invited_by: party.accountId,
    created_at: at,
    expires_at: daysBefore(at, -INVITED.validDays),
  });
}

function askForAccess(founding: Founding, party: Party): void {
  const { rows, detail, now } = founding;
  const { email, name, position, message, daysAgo } = ASKING;
  const at = daysBefore(now, daysAgo);
  const id = detail.idAt(at);
  addAccount(founding, { id, email, name, position, at });
  rows.add('access_request', {
    id: detail.idAt(at),
    organisation_id: party.id,
    account_id: id,
    message,
    created_at: at,
  });
}

/** The organisation of this name. Throws when the demonstration has none. */
export function named(parties: readonly Party[], name: string): Party {
  const party = parties.find((one) => one.name === name);
  if (!party) throw new Error(`No organisation of the demonstration is called ${name}`);
  return party;
}
