import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'setting.new_year': [422, 'Anul Nou (1 ianuarie) rămâne zi liberă în fiecare an din listă.'],
  'mail-text.broken': [422, 'Textul are un câmp greșit sau îi lipsește unul.'],
  'setting.other_year': [422, 'Lista cuprinde zilele libere din acest an și din următorii doi.'],
  'taxonomy.off': [409, 'Această valoare nu se mai poate alege. Reîncărcați pagina și alegeți alta.'],
  'taxonomy.taken': [409, 'O altă valoare a listei are acest nume.'],
  'taxonomy.too_many': [422, 'Lista poate avea cel mult 60 de valori, cu cele scoase din ea, care rămân oprite.'],
  'taxonomy.fixed': [422, 'La această listă se schimbă numai denumirile și ordinea.'],
  'taxonomy.same': [422, 'Alegeți o altă valoare.'],
} as const satisfies Errors;

export const ACTS = {
  'setting.save': 'Setare schimbată',
  'setting.move': 'Valoare a unei liste mutată',
  'setting.test': 'E-mail de probă trimis',
  'setting.preview': 'E-mail de probă văzut',
  'setting.restore': 'Setare readusă la o versiune dinainte',
} satisfies Labels;

export const PUBLIC_TOPICS = ['domains'] as const;
