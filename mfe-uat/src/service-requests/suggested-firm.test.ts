import { expect, test } from '@jest/globals';
import type { MatchReason } from '@psp/contracts/matching';
import type { SuggestedPartner } from '@psp/contracts/suggested-partners';
import { describeReasons } from './suggested-firm.tsx';

const FIRM: SuggestedPartner = {
  ...{ id: 'f1', name: 'Firma', locality: 'Cluj-Napoca', countyCode: 'CJ', isNear: false, verified: false },
  ...{ rating: null, reviewCount: 0, ownProjects: 0, responseHours: 6, reasons: [] },
};
const describe = (reasons: MatchReason[], of: Partial<SuggestedPartner> = {}) =>
  describeReasons({ ...FIRM, ...of, reasons }).map(({ isFor, text }) => `${isFor ? '+' : '-'} ${text}`);

test('each reason is described as a point for or against', () => {
  expect(
    describe(
      [
        { code: 'domain', isFor: true },
        { code: 'words', isFor: true, words: ['cadastru', 'registru'] },
        { code: 'county', isFor: true, county: 'SB', isOwn: false },
        { code: 'work', isFor: true, count: 1 },
        { code: 'certificates', isFor: false, certificates: ['9001'] },
        { code: 'capacity', isFor: false },
        { code: 'new', isFor: true },
      ],
      { verified: true, rating: 4.5, reviewCount: 3, ownProjects: 2 },
    ),
  ).toEqual([
    '+ în text și în profil: cadastru, registru',
    '+ din județul Cluj, deservește județul Sibiu',
    '+ a terminat 1 proiect în domeniu',
    '- nu are valabil: ISO 9001',
    '- capacitatea declarată este ocupată',
    '+ firmă nouă pe portal, fără recenzii și proiecte încă',
    '+ a finalizat 2 proiecte pentru instituție',
    '+ nota 4,5 din 3 recenzii',
    '+ firmă verificată',
  ]);
});

test('the share of answered invitations is shown when there were invitations', () => {
  const of = (count: number, all: number): MatchReason[] => [
    { code: 'response', isFor: count * 2 >= all, hours: null, count, of: all },
  ];
  expect(describe(of(0, 0))).toEqual([]);
  expect(describe(of(1, 4))).toEqual(['- a răspuns la 1 din 4 invitații']);
  expect(describe(of(3, 4))).toEqual(['+ a răspuns la 3 din 4 invitații']);
});

test('a county that is not served differs from one that the firm does not mention', () => {
  expect(describe([{ code: 'county', isFor: false, county: 'SB', isOwn: false }])).toEqual([
    '- din județul Cluj, nu are județul Sibiu printre cele deservite',
  ]);
  expect(describe([{ code: 'county', isFor: false, county: 'SB', isOwn: null }])).toEqual([
    '- din județul Cluj, nu spune dacă deservește județul Sibiu',
  ]);
});
