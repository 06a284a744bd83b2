import type { ExchangeAction } from '../exchange-names.ts';
import type { Errors, Labels, LiveLists, Todos } from './words.ts';

export const ERRORS = {
  'exchange.incomplete': [422, 'Mai sunt câmpuri de completat înainte de publicare.'],
  'exchange.not_published': [409, 'Proiectul nu mai este publicat în schimbul de proiecte.'],
  'exchange.published_meanwhile': [
    409,
    'Proiectul a fost publicat între timp. Reîncărcați pagina: textul dvs. este păstrat, iar salvarea lui va fi o versiune nouă, citită de toți.',
  ],
  'exchange.own': [409, 'Acesta este proiectul instituției dvs.'],
  'exchange.adopted': [409, 'Ați preluat deja acest proiect. Continuați ciorna făcută atunci sau cereți încă una.'],
  'exchange.used': [409, 'Acest proiect este deja în schimbul de proiecte.'],
  'exchange.no_partner': [409, 'Proiectul nu a fost făcut prin portal, așa că nu are o firmă de numit.'],
  'exchange.partner_asked': [409, 'Firma a fost întrebată deja dacă poate fi numită.'],
  'exchange.partner_refused': [409, 'Firma nu vrea să fie numită. Numai ea își poate schimba răspunsul.'],
  'exchange.not_wanted': [409, 'Proiectul nu caută parteneri.'],
  'exchange.group_made': [409, 'Din acest proiect s-a făcut deja o cerere de grup.'],
  'exchange.nobody_joined': [409, 'Nicio instituție care poate fi invitată în grup nu s-a alăturat încă.'],
  'exchange.group_choose': [
    422,
    'S-au alăturat mai multe instituții decât încap într-o cerere de grup. Reîncărcați pagina și alegeți care sunt invitate.',
  ],
  'exchange.answered': [409, 'Întrebarea are deja un răspuns.'],
  'exchange.flagged': [409, 'Ați semnalat deja acest proiect. Asociația îl verifică.'],
  'exchange.not_flagged': [409, 'Nu mai este nicio semnalare de decis.'],
  'exchange.contact': [422, 'Persoana de contact nu mai face parte din echipa instituției.'],
} as const satisfies Errors;

export const ACTS = {
  'exchange-project.create': 'Proiect scris pentru schimbul de proiecte',
  'exchange-project.edit': 'Proiect din schimb modificat',
  'exchange-project.publish': 'Proiect publicat în schimb',
  'exchange-project.withdraw': 'Proiect retras din schimb',
  'exchange-project.discard': 'Ciornă de proiect ștearsă',
  'exchange-project.namePartner': 'Acordul firmei cerut sau retras',
  'exchange-project.answerNaming': 'Răspuns al firmei despre numele ei',
  'exchange-project.formGroup': 'Cerere de grup făcută din proiect',
  'exchange-project.remove': 'Proiect scos din schimb de asociație',
  'exchange-project.restore': 'Proiect pus la loc în schimb',
  'exchange-project.keep': 'Semnalare a unui proiect închisă',
  'exchange-project.adopt': 'Proiect preluat ca ciornă de solicitare',
  'exchange-project.follow': 'Urmărirea unui proiect schimbată',
  'exchange-project.thank': 'Mulțumire pentru un proiect',
  'exchange-project.join': 'Participare schimbată la un proiect dorit',
  'exchange-project.flag': 'Proiect semnalat asociației',
  'exchange-project.upload': 'Fișier încărcat pentru schimbul de proiecte',
  'exchange-question.ask': 'Întrebare pusă la un proiect',
  'exchange-question.answer': 'Răspuns la o întrebare despre un proiect',
  'exchange-question.remove': 'Întrebare scoasă de asociație',
  'exchange-question.restore': 'Întrebare pusă la loc',
} satisfies Labels<`exchange-project.${ExchangeAction | 'create'}`>;

export const TODOS = { uat: { answerExchange: 95 }, firma: { answerNaming: 65 } } as const satisfies Todos;

export const PUBLIC_TOPICS = ['exchange'] as const;

export const LIVE_TOPICS = {
  'exchange-project': ['exchange', 'moderation', 'decisions'],
  'exchange-question': ['exchange', 'moderation', 'decisions'],
} as const satisfies LiveLists;
