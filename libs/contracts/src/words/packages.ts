import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'package-period.open': [409, 'Organizația are deja o perioadă. Reîncărcați pagina.'],
  'package-period.renewed': [409, 'Reînnoirea este deja pregătită. Reîncărcați pagina.'],
  'package-period.none': [409, 'Organizația nu mai are o perioadă care se poate schimba. Reîncărcați pagina.'],
  'package-period.not_member': [409, 'Numai organizațiile aprobate pot primi o perioadă.'],
  'package-period.kind': [422, 'Acest pachet nu este pentru acest fel de organizație.'],
  'package-period.ends_before': [422, 'Ultima zi nu poate fi înaintea primei zile.'],
  'package-period.too_long': [422, 'O perioadă poate avea cel mult cinci ani.'],
  'package-period.overlaps': [422, 'Perioada se suprapune cu alta. Alegeți altă primă zi.'],
  'package-period.price_paid': [409, 'Perioada este plătită, deci suma nu se mai poate schimba.'],
  'package-period.no_price': [422, 'Perioada nu are sumă, deci nu are ce se plăti.'],
  'package-period.issued': [409, 'Perioada are deja o proformă. Reîncărcați pagina.'],
  'package-period.owed': [409, 'Are o proformă pe suma veche; schimbați pachetul din fișa organizației.'],
  'package-period.renewal_prepared': [409, 'Retrageți întâi reînnoirea pregătită.'],
  'package-period.followed': [409, 'După plată a început altă perioadă, deci plata nu se mai poate anula.'],
} as const satisfies Errors;

export const ACTS = {
  'package-period.set': 'Pachet stabilit',
  'package-period.change': 'Perioada pachetului, schimbată',
  'package-period.renew': 'Reînnoirea pachetului, pregătită',
  'package-period.start': 'Pachet reînnoit',
  'package-period.close': 'Perioada pachetului, reînnoită',
  'package-period.hold': 'Reînnoirea pachetului așteaptă din nou plata',
  'package-period.reopen': 'Perioada pachetului, redeschisă',
  'package-period.withdraw': 'Reînnoirea pachetului, retrasă',
  'package-period.begin': 'Perioadă nouă de pachet începută',
} satisfies Labels;

export const LIVE_TOPICS = { 'package-period': ['packages', 'users', 'profile'] } as const satisfies LiveLists;
