import type { DiscountCodeAction, DiscountUseAction } from '../discount-codes.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'discount.unknown': [404, 'Nu există niciun cod scris așa. Verificați literele și cifrele cu partenerul.'],
  'discount.own': [422, 'Este codul firmei dvs. Reducerea se acordă altor parteneri.'],
  'discount.replaced': [409, 'Firma și-a înlocuit codul. Cereți-i codul nou.'],
  'discount.ended': [409, 'Codul a fost oprit de asociație și nu mai este valabil.'],
  'discount.expired': [409, 'Codul a expirat: un cod este valabil până la 31 decembrie al anului său.'],
  'discount.other_year': [409, 'Codul este dintr-un an trecut. Firma are un cod nou pentru acest an; cereți-l.'],
  'discount.inactive': [409, 'Codul nu se poate folosi acum: firma nu este partener activ al asociației.'],
  'discount.not_valid': [409, 'Codul nu este valabil. Cereți partenerului să vi-l arate din portal.'],
  'discount.too_many': [
    429,
    'S-au încercat prea multe coduri care nu sunt valabile. Cereți partenerului codul din portal și încercați din nou mai târziu.',
  ],
  'discount.recorded_already': [
    409,
    'Această cumpărare este deja notată azi cu acest cod. Dacă este alta, scrieți-o altfel în notă.',
  ],
  'discount.withdraw_late': [
    409,
    'O folosire se poate retrage într-o zi de la notare. Pentru o greșeală mai veche, scrieți asociației.',
  ],
} as const satisfies Errors;

export const ACTS = {
  'discount-code.make': 'Cod de reducere primit',
  'discount-code.replace': 'Cod de reducere înlocuit',
  'discount-code.end': 'Cod de reducere oprit',
  'discount-use.record': 'Folosire a codului de reducere notată',
  'discount-use.withdraw': 'Folosire a codului de reducere retrasă',
  'discount-acceptance.edit': 'Reducerea acordată partenerilor modificată',
} satisfies Labels<`discount-code.${DiscountCodeAction}` | `discount-use.${DiscountUseAction}`>;

export const LIVE_TOPICS = {
  'discount-code': ['discount-codes'],
  'discount-use': ['discount-codes'],
} as const satisfies LiveLists;
