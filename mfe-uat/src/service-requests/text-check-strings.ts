import type { TextFault } from '@psp/contracts/request-text-check';
import { plural } from '@psp/design-system/format';

const FAULTS: Record<TextFault, string> = {
  long: 'propoziție lungă',
  wordy: 'se poate spune mai scurt',
  abbreviated: 'prescurtare',
};

const things = (count: number) => `${plural(count, { one: 'lucru', few: 'lucruri', other: 'lucruri' })} de adăugat`;
const sentences = (count: number) =>
  `${plural(count, { one: 'propoziție', few: 'propoziții', other: 'propoziții' })} de făcut mai clare`;

export const textCheckStrings = {
  check: 'Verifică textul descrierii',
  again: 'Verifică din nou textul',
  checking: 'Se verifică…',
  title: 'Propuneri pentru descriere',
  /* By rule: no person and no language model has read the text. */
  about:
    'Făcute automat, după lista de verificare a domeniului și după reguli de scriere. Pot greși. Descrierea se schimbă numai cu ce acceptați dvs. Fișierele anexate nu sunt citite.',
  noDomain: 'Alegeți domeniul, ca să verificăm și după lista lui.',
  left: (missing: number, changes: number) =>
    missing + changes === 0
      ? 'Nicio propunere rămasă.'
      : `Au rămas ${[missing && things(missing), changes && sentences(changes)].filter(Boolean).join(' și ')}.`,
  nothingTitle: 'Nu am găsit nimic de propus',
  nothing: 'Descrierea spune tot ce este în lista de verificare, iar propozițiile sunt scurte.',
  missing: 'Ce nu am găsit în text',
  changes: 'Mai clar și mai scurt',
  add: 'Adaugă în text',
  addWhat: (what: string) => `Adaugă în text: ${what}`,
  notNeeded: 'Nu e nevoie',
  notNeededWhat: (what: string) => `Nu e nevoie: ${what}`,
  toField: 'Completează câmpul',
  toFieldWhat: (what: string) => `Completează câmpul: ${what}`,
  accept: 'Acceptă',
  acceptWhat: (sentence: string) => `Acceptă: ${sentence}`,
  leave: 'Lasă cum este',
  leaveWhat: (sentence: string) => `Lasă cum este: ${sentence}`,
  show: 'Arată în text',
  showWhat: (sentence: string) => `Arată în text: ${sentence}`,
  divide: 'Este lungă. Împărțiți-o în două.',
  faults: (faults: readonly TextFault[]) => faults.map((fault) => FAULTS[fault]).join(', '),
  close: 'Închide propunerile',
};
