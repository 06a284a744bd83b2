import { expect, test } from '@jest/globals';
import type { OwnCompany } from '@psp/contracts/own-company';
import { certificateLines, lackOf } from './lacks.ts';

const id = '01900000-0000-7000-8000-000000000001';
const NOW = new Date('2026-03-05T10:00:00Z');
const badge: OwnCompany['badge'] = {
  ...{ state: 'none', lacks: [], verifiedAt: null, askedAt: null, decidedAt: null, reason: null, actions: [] },
};
const FILE = { id, name: 'iso.pdf', contentType: 'application/pdf', size: 1 };
const complete: OwnCompany = {
  badge,
  ...{ id, name: 'Civis', cui: null, logo: null, isVerified: false, memberSince: '2026-01-05T10:00:00Z' },
  company: {
    version: 1,
    description: 'Lucrăm.',
    industry: 'it',
    industryName: 'IT',
    foundedYear: 2012,
    employees: '1-10',
    capacity: null,
  },
  contact: {
    version: 1,
    countyCode: 'SB',
    locality: '',
    address: '',
    phone: null,
    email: 'a@exemplu.ro',
    website: null,
  },
  services: { version: 1, services: ['Audit'], specializations: [] },
  coverage: { version: 1, domains: ['mediu'], servedCounties: ['SB'] },
  team: [{ id, version: 1, name: 'Ana', position: '', experience: '' }],
  portfolio: [
    {
      id,
      version: 1,
      name: 'Registru',
      beneficiary: '',
      budget: null,
      year: 2020,
      description: '',
      ...{ confirmedBy: null, confirmation: null },
    },
  ],
  discounts: [],
  certificates: [
    {
      id,
      version: 1,
      name: 'ISO 9001',
      issuer: '',
      issuedOn: null,
      validUntil: '2026-03-05',
      ...{ files: [FILE], showsFiles: false },
    },
  ],
};
const lacking = (more: Partial<OwnCompany>, now = NOW) =>
  Object.entries(lackOf({ ...complete, ...more }, now)).filter(([, lack]) => lack !== '');

test('special offers are not required', () => expect(lacking({})).toEqual([]));

test.each<[Partial<OwnCompany>, string, string]>([
  [{ company: { ...complete.company, description: '' } }, 'company', 'lipsește descrierea'],
  [{ company: { ...complete.company, employees: null } }, 'company', 'lipsesc anul înființării sau angajații'],
  [{ contact: { ...complete.contact, countyCode: null } }, 'contact', 'lipsește județul'],
  [{ contact: { ...complete.contact, email: null } }, 'contact', 'lipsesc telefonul și e-mailul'],
  [{ services: { ...complete.services, services: [] } }, 'services', 'niciun serviciu'],
  [{ coverage: { ...complete.coverage, servedCounties: [] } }, 'coverage', 'niciun județ ales'],
  [{ certificates: [] }, 'certificates', 'niciun certificat'],
  [{ portfolio: [] }, 'portfolio', 'nicio lucrare'],
  [{ team: [] }, 'team', 'nimeni în echipă'],
])('a profile with %j is not complete', (more, section, lack) => expect(lacking(more)).toEqual([[section, lack]]));

const held = complete.certificates[0];
const certificates = (...more: Partial<NonNullable<typeof held>>[]) =>
  more.flatMap((one) => (held ? [{ ...held, ...one }] : []));
const lost = { validUntil: '2026-03-04' };

test('a certificate expires on the day after its last valid day, in Romanian time', () => {
  expect(lacking({}, new Date('2026-03-05T21:59:59Z'))).toEqual([]);
  expect(lacking({}, new Date('2026-03-05T22:00:00Z'))).toEqual([['certificates', 'un certificat a expirat']]);
});

test.each([
  [[{ files: [] }], 'un certificat fără fișier'],
  [[{ files: [] }, {}, { files: [] }], '2 certificate fără fișier'],
  [[lost, lost, { files: [] }], '2 certificate au expirat, un certificat fără fișier'],
  [[{ ...lost, files: [] }], 'un certificat a expirat'],
])('certificates %j are not complete', (more, lack) =>
  expect(lacking({ certificates: certificates(...more) })).toEqual([['certificates', lack]]),
);

test.each([
  [{}, ['SRAC', 'Valabil până la 5 martie 2026', '']],
  [{ showsFiles: true }, ['SRAC', 'Valabil până la 5 martie 2026', 'Fișierele apar și pe pagina publică.']],
  [
    { ...lost, showsFiles: true },
    ['SRAC', expect.stringMatching(/^Expirat la 4 martie 2026. Vizitatorii nu îl mai văd/)],
  ],
  [
    { validUntil: null, files: [] },
    ['SRAC', '', expect.stringMatching(/^Lipsește fișierul: anexați certificatul scanat/)],
  ],
])('certificate %j says what visitors cannot see and why', (more, lines) =>
  expect(certificates({ issuer: 'SRAC', ...more }).map((one) => certificateLines(one, '2026-03-05'))).toEqual([lines]),
);
