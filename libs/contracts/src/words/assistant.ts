import type { GapAction } from '../assistant-office.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'assistant.behind': [
    409,
    'Conversația a continuat în altă fereastră. Întrebarea dvs. este păstrată; citiți ce s-a scris și trimiteți din nou.',
  ],
  'assistant.busy': [409, 'Asistentul scrie încă răspunsul dinainte. Așteptați-l sau opriți-l.'],
  'assistant.full': [409, 'Conversația are deja 100 de întrebări. Începeți una nouă.'],
  'frequent-question.exists': [
    409,
    'Această întrebare este deja printre întrebările frecvente. Schimbați răspunsul acolo.',
  ],
  'frequent-question.full': [
    409,
    'Sunt deja 100 de întrebări frecvente adăugate. Scoateți una care nu mai este de folos.',
  ],
  'assistant-synonym.taken': [409, 'Unul dintre termeni se află deja în alt grup.'],
  'assistant-synonym.twice': [422, 'Același termen este scris de două ori.'],
} as const satisfies Errors;

export const ACTS = {
  'assistant.ask': 'Întrebare pusă asistentului',
  'assistant.retry': 'Răspuns al asistentului cerut din nou',
  'assistant.stop': 'Răspuns al asistentului oprit',
  'assistant.answer': 'Răspuns scris de asistent',
  'assistant.rate': 'Părere despre un răspuns al asistentului',
  'assistant.rename': 'Conversație cu asistentul redenumită',
  'assistant.remove': 'Conversație cu asistentul ștearsă',
  'assistant-gap.task': 'Întrebare fără răspuns dată bibliotecii',
  'assistant-gap.question': 'Întrebare fără răspuns făcută întrebare frecventă',
  'assistant-gap.dismiss': 'Întrebare fără răspuns lăsată deoparte',
  'assistant-gap.reopen': 'Întrebare fără răspuns redeschisă',
  'frequent-question.create': 'Întrebare frecventă adăugată',
  'frequent-question.edit': 'Întrebare frecventă modificată',
  'frequent-question.remove': 'Întrebare frecventă scoasă',
  'assistant-synonym.create': 'Grup de sinonime adăugat',
  'assistant-synonym.edit': 'Grup de sinonime modificat',
  'assistant-synonym.remove': 'Grup de sinonime șters',
  'assistant-settings.edit': 'Limitele asistentului modificate',
} satisfies Labels<
  `assistant.${'ask' | 'retry' | 'stop' | 'answer' | 'rate' | 'rename' | 'remove'}` | `assistant-gap.${GapAction}`
>;

export const LIVE_TOPICS = {
  assistant: ['assistant'],
  'assistant-gap': ['assistant'],
  'frequent-question': ['assistant', 'knowledge'],
  'assistant-synonym': ['assistant'],
  'assistant-settings': ['assistant'],
} as const satisfies LiveLists;

export const PUBLIC_TOPICS = ['questions'] as const;
