import type { LibraryAction } from '../library.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'library.empty': [422, 'Documentul are nevoie de un text, de un fișier sau de o adresă înainte de publicare.'],
  'library.file_gone': [409, 'Un fișier nu mai poate fi folosit. Scoateți-l și încărcați-l din nou.'],
  'library.type': [415, 'Fișierul trebuie să fie PDF, DOCX, XLSX sau ODT.'],
  'library.owner': [422, 'Persoana aleasă nu mai este în asociație. Alegeți alta.'],
} as const satisfies Errors;

export const ACTS = {
  'library.create': 'Document pregătit',
  'library.upload': 'Fișier al bibliotecii încărcat',
  'library.edit': 'Document schimbat',
  'library.open': 'Document deschis',
  'library.publish': 'Document publicat',
  'library.revise': 'Versiune nouă a documentului',
  'library.verify': 'Document verificat',
  'library.archive': 'Document arhivat',
  'library.restore': 'Document publicat din nou',
} satisfies Labels<`library.${LibraryAction | 'create' | 'upload' | 'open'}`>;

export const LIVE_TOPICS = { library: ['library'] } as const satisfies LiveLists;
