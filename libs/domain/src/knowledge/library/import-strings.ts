import { ERRORS } from '@psp/contracts/capabilities';
import { LIBRARY_TYPES } from '@psp/contracts/library-names';
import type { LibraryImportRefusal } from '@psp/contracts/library-import-limits';
import { KNOWLEDGE_ACCESS } from '@psp/contracts/knowledge-categories';
import type { Offered } from '@psp/contracts/taxonomy-labels';
import { TABLE_WRONG } from '../../csv-table-strings.ts';

/** Types of documents that a file makes: a recording has an address instead. */
export const { recording: _, ...IMPORTED_TYPES } = LIBRARY_TYPES;

const { choice } = TABLE_WRONG;

/** Why a row or a file of an import makes no document. */
export const WRONG = {
  file: 'Scrieți numele fișierului.',
  type: choice(Object.values(IMPORTED_TYPES)),
  category: choice,
  access: choice(Object.values(KNOWLEDGE_ACCESS)),
  missing: 'Fișierul nu este printre cele încărcate.',
  several: 'Sunt mai multe fișiere cu acest nume.',
  unlisted: 'Fișierul nu are un rând în tabel.',
  known: 'Biblioteca are deja un document cu acest titlu.',
  rights: 'Cine a pornit importul nu mai poate scrie în bibliotecă.',
  failed: 'Documentul nu a putut fi făcut. Porniți un import nou cu rândurile rămase.',
  refused: (reason: LibraryImportRefusal) =>
    reason === 'not_sent' ? 'Fișierul nu a fost încărcat.' : ERRORS[reason][1],
};

/** The row of the example, in the order of the columns, with one of the categories that are offered. */
export const exampleRow = (categories: readonly Offered[]): string[] => [
  ...[
    'ghid-achizitii.pdf',
    'Ghidul achizițiilor directe',
    'Ghid',
    (categories.find(({ slug }) => slug === 'achizitii-publice') ?? categories[0])?.name ?? '',
    'Pașii unei achiziții directe.',
  ],
  ...['Membri', 'Asociația PSP', 'achiziții, ghid', '20.02.2026'],
];
/** Author of documents without one. */
export const AUTHOR = 'Asociația PSP';
