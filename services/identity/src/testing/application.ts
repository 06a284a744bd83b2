import { beforeEach } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type OwnApplication, ownApplication } from '@psp/contracts/applications';
import type { OrganisationStatus } from '@psp/contracts/common';
import { identity } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;

/** Parses the application in a response; throws when it is not one. */
export const view = (response: { json(): unknown }): OwnApplication => ownApplication.parse(response.json());

export const firmaDetails = (deciding: object = {}) => ({
  name: 'Apă Curată SRL',
  cui: 'RO 18547290',
  registrationNumber: 'J40/1234/2020',
  countyCode: 'CJ',
  locality: 'Cluj-Napoca',
  address: 'Str. Lungă 1',
  website: 'www.apacurata.ro',
  legalRepresentative: 'Dan Pop',
  expertise: ['juridic', 'infiintare-servicii-publice'],
  portfolio: 'Zece ani de proiecte.',
  ...deciding,
});

export const uatDetails = (deciding: object = {}) => ({
  countyCode: 'CJ',
  siruta: 144563,
  name: 'Altă denumire',
  uatType: 'adi',
  address: 'Str. Mare 2',
  cui: '4221306',
  package: 'bronze',
  ...deciding,
});

/** Sends an organisation's corrected data. */
export const edit = (person: Person, organisation: object, more: object = {}) =>
  person.put('/application', { kind: person.actor.kind, version: 1, organisation, ...more });

/** Starts the portal for the tests of a file. Each test has its own pending firm, and all tax codes are free. */
export async function testApplications() {
  const { app: portal, database, rows } = await startTestApp(identity, 'identity');
  let firma: Person;
  beforeEach(async () => {
    await rows('update organisation set cui = null');
    firma = await portal.as({ kind: 'firma', status: 'pending' });
  });
  return {
    portal,
    database,
    rows,
    firma: () => firma,
    /** Sets the status of the firm. */
    stand: (status: OrganisationStatus) =>
      rows('update organisation set status = ? where id = ?', [status, firma.actor.organisationId]),
  };
}
