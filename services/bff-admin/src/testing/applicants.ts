import type { MikroORM } from '@mikro-orm/postgresql';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { applicationView, type ApplicationView } from '@psp/contracts/applications';
import type { OrganisationStatus } from '@psp/contracts/common';
import { newId } from '@psp/domain/id';

interface Applicant {
  kind?: 'uat' | 'firma';
  status?: OrganisationStatus;
  name?: string;
  cui?: string | null;
  siruta?: number;
  county?: string;
  /** Age of the application in days. */
  days?: number;
}

/** Stores an organisation with an application, and returns its owner. */
export const applies = async (app: TestApp, applicant: Applicant = {}) => {
  const {
    kind = 'firma',
    status = 'pending',
    name = 'Firma Nouă',
    cui = null,
    siruta = null,
    county = 'SB',
    days = 1,
  } = applicant;
  const person = await app.as({ kind, status });
  await app.orm.em.fork().execute(
    `update organisation set name = ?, cui = ?, siruta = ?::integer, county_code = ?, applied_at = now() - make_interval(days => ?)
     where id = ?`,
    [name, cui, siruta, county, days, person.actor.organisationId],
  );
  return { ...person, id: person.actor.organisationId };
};

/** Stores a sign-up with an unconfirmed e-mail. Returns its id. */
export const signsUp = async (orm: MikroORM, email: string, name = 'Firma Neconfirmată'): Promise<string> => {
  const id = newId();
  const organisation = {
    name,
    cui: '18547290',
    cuiConfirmed: false,
    registrationNumber: 'J40/1234/2020',
    countyCode: 'CJ',
    locality: 'Cluj-Napoca',
    address: 'Str. Lungă 1',
    website: '',
    legalRepresentative: 'Dan Pop',
    expertise: ['juridic'],
    portfolio: 'Zece ani de proiecte.',
  };
  const person = { contactName: 'Ștefan Neconfirmat', position: 'Administrator', email, phone: '+40722123456' };
  await orm.em.fork().execute(
    `insert into registration (id, kind, email, content, password_hash, terms_version, address, expires_at)
     values (?, 'firma', ?, ?::jsonb, '', '2026-11-01', '192.0.2.1', now() + interval '1 day')`,
    [id, email, JSON.stringify({ ...person, kind: 'firma', organisation })],
  );
  return id;
};

/** Parses the application in a response. */
export const viewOf = (response: { json(): unknown }): ApplicationView => applicationView.parse(response.json());
