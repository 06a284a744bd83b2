import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import type { Kind } from '@psp/contracts/common';
import type { PeopleKind, PersonView } from '@psp/contracts/people';
import { ownListingOperations, peopleOperations } from '@psp/contracts/people-operations';
import { type Actor, canWriteFor } from '@psp/domain/actor';
import { readStart } from '@psp/domain/communicating/messages/first-contact';
import { saveListing } from '@psp/domain/joining/people/commands';
import { listPeople, suggestCompetences } from '@psp/domain/joining/people/directory';
import { type ReadPerson, readOwnListing, readPerson } from '@psp/domain/joining/people/person';
import type { Db } from '@psp/domain/read-db';

interface Reading {
  db: Db;
  actor: Actor;
  now: Date;
}

/* Conversations are between an authority and a firm; the rule of first contact may refuse a new one. */
const withWriting = async ({ db, actor, now }: Reading, person: ReadPerson): Promise<PersonView> => {
  const { id, kind } = person.organisation;
  const mayWrite = actor.kind !== 'admin' && actor.kind !== kind && canWriteFor(actor, actor.organisationId);
  const start = mayWrite ? await readStart({ db, now }, actor, { to: id }) : null;
  if (!start) return { ...person, refusal: null };
  const { refusal } = start;
  return { ...person, refusal, actions: refusal ? person.actions : [...person.actions, 'write'] };
};

/** Reads one person of the directory with what the actor may do; null for one who is not listed. */
export const personViewOf = async (reading: Reading, id: string): Promise<PersonView | null> => {
  const { db, actor, now } = reading;
  const person = await readPerson(db, actor, id, now);
  return person && withWriting(reading, person);
};

/** Registers the routes of the directory of people for one area. */
export const peopleRoutes = (app: PortalApp, kind: Kind): void =>
  implement(app, kind, peopleOperations, {
    list: ({ db, actor }, query) => listPeople(db, actor, query),
    view: (read, { id }) => personViewOf(read, id),
  });

/** Registers the routes of a member's own listing. */
export const ownListingRoutes = (app: PortalApp, kind: PeopleKind): void =>
  implement(app, kind, ownListingOperations, {
    mine: ({ db, actor }) => readOwnListing(db, actor),
    competences: ({ db }, { q }) => suggestCompetences(db, q),
    save: acting({ command: saveListing, answer: ({ db, actor }) => readOwnListing(db, actor) }),
  });
