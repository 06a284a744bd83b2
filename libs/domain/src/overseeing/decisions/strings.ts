import type { DecidedEntity } from '@psp/contracts/decision-names';
import type { Moved } from '../../decided.ts';

/** Why a contest ended by itself, as its author reads it. */
export const movedText = (entity: DecidedEntity, how: Moved['how']): string =>
  how === 'restored' && entity === 'conversation-report' ? 'Conversația este din nou deschisă.' : MOVED[how];

const MOVED: Record<Moved['how'], string> = {
  restored: 'Conținutul este din nou public.',
  reworked: 'Conținutul s-a întors la autor sau a fost trimis din nou, așa că nu mai este cazul.',
  withdrawn: 'Conținutul a fost retras între timp, printr-o altă decizie.',
};

/** Texts of the file with the figures of decisions. */
export const figureStrings = {
  file: 'decizii-moderare',
  month: 'Luna',
  allMonths: 'Toată perioada',
  kind: 'Felul',
  allKinds: 'Toate felurile',
  columns: {
    total: 'Decizii',
    approved: 'Aprobate',
    returned: 'Modificări cerute',
    refused: 'Respinse',
    removed: 'Retrase',
    kept: 'Păstrate',
    median: 'Mediana timpului (ore)',
    p90: 'Percentila 90 (ore)',
    contested: 'Contestate',
    upheld: 'Contestații respinse',
    reversed: 'Contestații admise',
    moot: 'Contestații fără obiect',
  },
};
