import { expect, test } from '@jest/globals';
import type { MatchReason } from '@psp/contracts/matching';
import { describeReasons, shortenReasons } from './reasons.ts';

const textsOf = (reasons: MatchReason[]) => describeReasons({ reasons }).map(({ text }) => text);

test('each reason is described as a point for or against', () => {
  expect(
    textsOf([
      { code: 'invited', isFor: true },
      { code: 'domain', isFor: true },
      { code: 'words', isFor: true, words: ['cadastru', 'registru'] },
      { code: 'county', isFor: true, county: 'CJ', isOwn: false },
      { code: 'work', isFor: true, count: 2 },
      { code: 'certificates', isFor: true, certificates: ['9001', '27001'] },
    ]),
  ).toEqual([
    'Sunteți invitați',
    'Lucrați în domeniul cerut',
    'În text și în profil: cadastru, registru',
    'Deserviți județul Cluj',
    'Ați terminat 2 proiecte în domeniu',
    'Aveți certificarea cerută: ISO 9001, ISO 27001',
  ]);
  expect(
    textsOf([
      { code: 'domain', isFor: false },
      { code: 'county', isFor: false, county: 'CJ', isOwn: false },
      { code: 'certificates', isFor: false, certificates: ['14001'] },
      { code: 'capacity', isFor: false },
      { code: 'language', isFor: false, languages: ['hu'] },
    ]),
  ).toEqual([
    'În afara domeniilor firmei',
    'Județul Cluj nu este printre cele deservite',
    'Se cere ISO 14001, care lipsește din profil sau a expirat',
    'Capacitatea declarată este ocupată',
    'Textul este în limba maghiară, iar profilul dvs. nu',
  ]);
});

test('a card shows short reasons', () => {
  const reasons: MatchReason[] = [
    { code: 'domain', isFor: true },
    { code: 'words', isFor: true, words: ['cadastru', 'registru', 'agricol'] },
    { code: 'county', isFor: false, county: 'CJ', isOwn: false },
  ];
  expect(describeReasons({ reasons }, 'short').map(({ text }) => text)).toEqual([
    'În domeniul dvs.',
    'În profil: cadastru, registru',
    'Nu deserviți Cluj',
  ]);
});

test('the own county, no required county and an undeclared county have different texts', () => {
  expect(textsOf([{ code: 'county', isFor: true, county: 'CJ', isOwn: true }])).toEqual(['În județul dvs., Cluj']);
  expect(textsOf([{ code: 'county', isFor: true, county: null, isOwn: false }])).toEqual(['Nu se cere un județ anume']);
  expect(textsOf([{ code: 'county', isFor: false, county: 'CJ', isOwn: null }])).toEqual([
    'Nu ați spus dacă deserviți județul Cluj',
  ]);
});

test('reasons for authorities only are left out', () => {
  expect(textsOf([{ code: 'response', isFor: true, hours: 5, count: 0, of: 0 }])).toEqual([]);
});

test('a card includes a reason against even when there are more reasons for', () => {
  const reasons = [true, true, true, false, true].map((isFor, n) => ({ isFor, text: `${n}` }));
  expect(shortenReasons(reasons, 3).map(({ text }) => text)).toEqual(['0', '1', '3']);
  expect(shortenReasons(reasons.slice(0, 3), 3)).toHaveLength(3);
});
