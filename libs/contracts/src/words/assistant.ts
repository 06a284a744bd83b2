import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'assistant.behind': [
    409,
    'Conversația a continuat în altă fereastră. Întrebarea dvs. este păstrată; citiți ce s-a scris și trimiteți din nou.',
  ],
  'assistant.busy': [409, 'Asistentul scrie încă răspunsul dinainte. Așteptați-l sau opriți-l.'],
  'assistant.full': [409, 'Conversația are deja 100 de întrebări. Începeți una nouă.'],
} as const satisfies Errors;

export const ACTS = {
  'assistant.ask': 'Întrebare pusă asistentului',
  'assistant.retry': 'Răspuns al asistentului cerut din nou',
  'assistant.stop': 'Răspuns al asistentului oprit',
  'assistant.answer': 'Răspuns scris de asistent',
  'assistant.rate': 'Părere despre un răspuns al asistentului',
  'assistant.rename': 'Conversație cu asistentul redenumită',
  'assistant.remove': 'Conversație cu asistentul ștearsă',
} satisfies Labels<`assistant.${'ask' | 'retry' | 'stop' | 'answer' | 'rate' | 'rename' | 'remove'}`>;

export const LIVE_TOPICS = { assistant: ['assistant'] } as const satisfies LiveLists;
