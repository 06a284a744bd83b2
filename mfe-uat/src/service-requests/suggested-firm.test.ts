import { expect, test } from '@jest/globals';
import type { MatchReason } from '@psp/contracts/matching';
import type { SuggestedPartner } from '@psp/contracts/suggested-partners';
import { saidReasons } from './suggested-firm.tsx';

const FIRM: SuggestedPartner = {
  ...{ id: 'f1', name: 'Firma', locality: 'Cluj-Napoca', countyCode: 'CJ', isNear: false, verified: false },
  ...{ rating: null, reviewCount: 0, ownProjects: 0, responseHours: 6, reasons: [] },
};
const said = (reasons: MatchReason[], of: Partial<SuggestedPartner> = {}) =>
  saidReasons({ ...FIRM, ...of, reasons }).map(({ isFor, text }) => `${isFor ? '+' : '-'} ${text}`);

test('each reason reads as words, for or against', () => {
  expect(
    said(
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

test('the share of invitations answered is told where there is one', () => {
  const of = (count: number, all: number): MatchReason[] => [
    { code: 'response', isFor: count * 2 >= all, hours: null, count, of: all },
  ];
  expect(said(of(0, 0))).toEqual([]);
  expect(said(of(1, 4))).toEqual(['- a răspuns la 1 din 4 invitații']);
  expect(said(of(3, 4))).toEqual(['+ a răspuns la 3 din 4 invitații']);
});

test('a county that is not served is told from one that the firm does not name', () => {
  expect(said([{ code: 'county', isFor: false, county: 'SB', isOwn: false }])).toEqual([
    '- din județul Cluj, nu are județul Sibiu printre cele deservite',
  ]);
  expect(said([{ code: 'county', isFor: false, county: 'SB', isOwn: null }])).toEqual([
    '- din județul Cluj, nu spune dacă deservește județul Sibiu',
  ]);
});
