import type { LibraryAction } from '../library-names.ts';
import type { LibraryImportAction } from '../library-imports.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

type OpinionAct = 'library-favourite.set' | 'library-review.write' | 'library-report.send' | 'library-report.answer';

export const ERRORS = {
  'library.empty': [422, 'Documentul are nevoie de un text, de un fișier sau de o adresă înainte de publicare.'],
  'library.file_gone': [409, 'Un fișier nu mai poate fi folosit. Scoateți-l și încărcați-l din nou.'],
  'library.type': [415, 'Fișierul trebuie să fie PDF, DOCX, XLSX sau ODT.'],
  'library.not_opened': [403, 'Scriu o recenzie numai cei care au deschis documentul.'],
  'library.reviewed': [409, 'Ați scris deja o recenzie a acestui document.'],
  'library.answered': [409, 'Semnalarea are deja un răspuns.'],
  'library-import.table': [422, 'Tabelul nu poate fi citit. Verificați prima linie și salvați-l ca CSV.'],
  'library.owner': [422, 'Persoana aleasă nu mai este în asociație. Alegeți alta.'],
} as const satisfies Errors;

export const ACTS = {
  'library.create': 'Document pregătit',
  'library.upload': 'Fișier al bibliotecii încărcat',
  'library.edit': 'Document schimbat',
  'library.propose': 'Document propus',
  'library.resend': 'Propunere de document trimisă din nou',
  'library.approve': 'Propunere de document aprobată',
  'library.reject': 'Propunere de document respinsă',
  'library.reinstate': 'Document publicat după contestație',
  'library.open': 'Document deschis',
  'library.publish': 'Document publicat',
  'library.revise': 'Versiune nouă a documentului',
  'library.verify': 'Document verificat',
  'library.archive': 'Document arhivat',
  'library.restore': 'Document publicat din nou',
  'library-favourite.set': 'Document sau act favorit ales sau scos',
  'library-review.write': 'Recenzie a unui document',
  'library-report.send': 'Greșeală semnalată într-un document sau act',
  'library-report.answer': 'Răspuns la o greșeală semnalată',
  'library-import.create': 'Import în bibliotecă pregătit',
  'library-import.upload': 'Fișier de importat încărcat',
  'library-import.start': 'Import în bibliotecă pornit',
  'library-import.finish': 'Import în bibliotecă încheiat',
  'library-import.stop': 'Import în bibliotecă oprit',
} satisfies Labels<
  | `library.${LibraryAction | 'create' | 'upload' | 'open' | 'propose'}`
  | `library-import.${LibraryImportAction | 'create' | 'upload'}`
  | OpinionAct
>;

export const PUBLIC_TOPICS = ['library'] as const;

export const LIVE_TOPICS = {
  library: ['library', 'knowledge', 'moderation', 'decisions'],
  'library-review': ['library'],
  'library-import': ['library-imports'],
  'library-report': ['library', 'legislation'],
} as const satisfies LiveLists;
