import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { issueConfirmation } from '@psp/domain/joining/registrations/issue-confirmation';
import type { LightMyRequestResponse } from 'fastify';
import { ORIGIN, type TestApp } from '@psp/bff-kit/testing/app';
import { asSystem } from '@psp/domain/as-system';

let serial = 1000;
/** Returns a unique tax code with a valid control digit. */
export function aCui(): string {
  serial += 1;
  const digits = String(serial).padStart(9, '0');
  const sum = [...'753217532'].reduce((total, weight, index) => total + Number(weight) * Number(digits[index]), 0);
  return `${serial}${((sum * 10) % 11) % 10}`;
}

export const SIGN_UP_PASSWORD = 'castravete-albastru-41';

const aPerson = () => ({
  contactName: 'Maria Ionescu',
  position: 'Secretar general',
  email: `${randomUUID()}@exemplu.ro`,
  phone: '0722 123 456',
  password: SIGN_UP_PASSWORD,
  acceptsTerms: true,
  acceptsProcessing: true,
  termsVersion: FIRST_LEGAL_DATE,
});

/** Sign-up of a commune's clerk; the parameters override fields. */
export const aUatSignUp = (deciding: object = {}, organisation: object = {}) => ({
  kind: 'uat',
  ...aPerson(),
  organisation: {
    countyCode: 'SB',
    siruta: null,
    name: 'Comuna Exemplu',
    uatType: 'commune',
    address: 'Str. Principală 1',
    cui: aCui(),
    package: 'bronze',
    description: '',
    ...organisation,
  },
  ...deciding,
});

export const aFirmaSignUp = (deciding: object = {}, organisation: object = {}) => ({
  kind: 'firma',
  ...aPerson(),
  organisation: {
    name: 'Exemplu Consult SRL',
    cui: aCui(),
    registrationNumber: 'J40/1234/2020',
    countyCode: 'B',
    locality: 'București',
    address: 'Calea Victoriei 1',
    website: 'www.exemplu.ro',
    legalRepresentative: 'Dan Popescu',
    expertise: ['juridic', 'infiintare-servicii-publice'],
    portfolio: 'Zece proiecte.',
    ...organisation,
  },
  ...deciding,
});

export const anAccessSignUp = (organisationId: string, deciding: object = {}) => ({
  kind: 'access',
  ...aPerson(),
  organisationId,
  message: 'Lucrez la achiziții.',
  ...deciding,
});

/** Cookie of the browser that sends all sign-ups of the tests. */
const BROWSER = `psp_signup=${'b'.repeat(43)}`;
/** Headers of another browser, such as that of the phone on which the mail is read. */
export const ELSEWHERE = { cookie: '' };

let addresses = 0;
/** Sends a POST request from the same browser and a new IP address, so that limits of other tests do not apply. */
export const post = (
  { app }: TestApp,
  path: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => {
  addresses += 1;
  const remoteAddress = `10.1.${addresses >> 8}.${addresses & 255}`;
  return app.inject({
    method: 'POST',
    url: `/api/identity${path}`,
    headers: { origin: ORIGIN, cookie: BROWSER, ...headers },
    remoteAddress,
    payload,
  });
};

/** Runs the worker's job for an address and returns the token in the newest mail; '' without a mail. */
export async function linkFor(orm: MikroORM, email: string): Promise<string> {
  await asSystem(orm, (write) => issueConfirmation(write, email));
  const [mail] = await orm.em
    .fork()
    .execute<{ token: string }[]>(
      `select data ->> 'token' as token from mail where lower(recipient) = lower(?) and template in ('confirmation', 'already-registered') order by id desc limit 1`,
      [email],
    );
  return mail?.token ?? '';
}

/** Signs up and returns the token in the confirmation mail. */
export async function signedUp(portal: TestApp, body: { email: string }): Promise<string> {
  const response = await post(portal, '/signup', body);
  if (response.statusCode !== 202) throw new Error(response.body);
  return linkFor(portal.orm, body.email);
}
