import { PACKAGE_LABELS, UAT_TYPE_LABELS } from '@psp/contracts/organisation-names';
import { TABLE_WRONG } from '../../../csv-table-strings.ts';

const { choice } = TABLE_WRONG;

/** What the column "Fel" may say. */
export const KINDS = {
  uat: ['Membru', 'Membru PSP', 'UAT', 'Autoritate', 'Primărie'],
  firma: ['Partener', 'Partener PSP', 'Firmă', 'Companie'],
} as const;

export const PACKAGE_NAMES = { bronze: PACKAGE_LABELS.bronze.name, silver: PACKAGE_LABELS.silver.name };
/** Longer labels have a shorter form. */
export const TYPE_NAMES = { ...UAT_TYPE_LABELS, sector: 'Sector', adi: 'ADI' };

/** Other names of the columns, as their readers fold them. */
export const ALIASES = {
  ...{ email: 'E-mail', 'adresa de e-mail': 'E-mail', 'adresa de email': 'E-mail', mail: 'E-mail' },
  ...{ cif: 'CUI', 'cod fiscal': 'CUI', nume: 'Denumire', organizatie: 'Denumire', website: 'Site' },
  ...{ oras: 'Localitate', 'nr. reg. com.': 'Nr. registrul comerțului' },
};
/** The column of reasons in the table of refused rows; it is not read. */
export const REASON_COLUMN = 'Motiv';
export const LINE_COLUMN = 'Linia';

/** Why a row is not invited. */
export const WRONG = {
  kind: choice(['Membru', 'Partener']),
  county: 'Județul nu este cunoscut: scrieți numele sau cele două litere ale codului.',
  type: choice(Object.values(TYPE_NAMES)),
  noType: 'Tipul nu reiese din denumire. Scrieți-l.',
  package: choice(Object.values(PACKAGE_NAMES)),
  expertise: (names: readonly string[]) => `Despărțiți domeniile prin punct și virgulă sau „|”. ${choice(names)}`,
  twice: (line: number) => `CUI: ${TABLE_WRONG.twice(line)}`,
};

/** Reasons that stand in SQL. */
export const KNOWN = {
  known: 'CUI: organizația este deja în portal.',
  suspended: 'CUI: organizația este în portal, suspendată.',
  applying: 'CUI: are o cerere de înscriere nedecisă. Decideți-o la Cereri.',
  invited: 'E-mail: are o invitație deschisă la această adresă.',
  place: 'Localitate: nu este în nomenclatorul localităților din acest județ.',
};

/** Names of files. */
export const FILES = { example: 'import-membri-parteneri.csv', refused: 'randuri-neinvitate' };

/** Rows of the example, with the names of expertise. Their tax codes pass the check and belong to nobody here. */
export const examplesOf = ({ juridic, mediu }: Record<string, string>) => [
  [
    ...[
      'Membru',
      'Comuna Exemplu (ștergeți rândul)',
      '4221306',
      'primaria@exemplu.ro',
      'Sibiu',
      'Exemplu',
      'Comună',
      'Bronze',
    ],
    ...['Str. Exemplu nr. 1', '0269 000 000', '', '', 'https://www.exemplu.ro', ''],
  ],
  [
    ...[
      'Partener',
      'Firma Exemplu SRL (ștergeți rândul)',
      '18547290',
      'firma@exemplu.ro',
      'Cluj',
      'Cluj-Napoca',
      '',
      '',
    ],
    ...['Str. Exemplu nr. 2', '0264 000 000', 'J12/1234/2020', 'Ana Exemplu', '', `${juridic} | ${mediu}`],
  ],
];
