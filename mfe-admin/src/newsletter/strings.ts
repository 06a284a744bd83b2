import { formatNumber, plural } from '@psp/design-system/format';

const subscribers = (count: number) => plural(count, { one: 'abonat', few: 'abonați', other: 'abonați' });

export const strings = {
  title: 'Newsletter',
  lead: 'Scrieți, trimiteți și urmăriți newsletterul asociației. Îl primesc numai cei care și-au confirmat adresa.',
  tabs: 'Părțile paginii',
  issues: 'Numere',
  people: 'Abonați',
  counts: {
    confirmed: (count: number) => (count === 1 ? 'abonat' : 'abonați'),
    pending: (count: number) => (count === 1 ? 'neconfirmat' : 'neconfirmați'),
    unsubscribed: (count: number) => (count === 1 ? 'dezabonat' : 'dezabonați'),
    suppressed: (count: number) => (count === 1 ? 'adresă fără livrare' : 'adrese fără livrare'),
  },
  write: 'Scrie un newsletter',
  newTitle: 'Newsletter nou',
  newLead: 'Ciorna apare în listă după ce o salvați; apoi puteți cere o probă, o puteți programa sau trimite.',
  subject: 'Subiect',
  segment: 'Pentru',
  progress: 'Trimitere',
  when: 'Data',
  scheduledFor: (when: string) => `programat: ${when}`,
  changedOn: (when: string) => `modificat: ${when}`,
  allStatuses: 'Toate stările',
  email: 'E-mail',
  audience: 'Cont în portal',
  noAccount: 'Fără cont',
  interests: 'Județ și domenii',
  allDomains: 'toate domeniile',
  noCounty: 'fără județ',
  source: 'Înscris din',
  since: 'Din',
  subscribers,

  content: 'Conținut',
  subjectHint: 'Cel mult 150 de caractere; primul lucru pe care îl citește abonatul.',
  preheader: 'Text de previzualizare',
  preheaderHint: 'Programele de e-mail îl arată lângă subiect.',
  body: 'Textul',
  picturesLater: 'După ce salvați ciorna puteți adăuga și imagini.',
  recipientsTitle: 'Cine îl primește',
  audienceField: 'Abonați',
  county: 'Județ',
  countyHint: 'Abonații care au ales județul, și cei fără alegere a căror organizație este acolo.',
  allCounties: 'Toate județele',
  domain: 'Domeniu',
  domainHint: 'Abonații care au ales domeniul, și cei care nu au ales niciunul.',
  allDomainsChoice: 'Toate domeniile',
  recipients: (count: number) =>
    `${subscribers(count)} ${count === 1 ? 'îl primește' : 'îl primesc'} dacă este trimis acum.`,
  forNobody: 'Nu poate fi trimis încă: niciun abonat nu se potrivește cu alegerile de la „Cine îl primește”.',
  counting: 'Se numără abonații…',
  save: 'Salvează ciorna',
  saving: 'Se salvează…',
  saved: 'Ciorna a fost salvată',
  unsaved: 'Aveți modificări nesalvate; ele se salvează și când trimiteți, programați sau cereți o probă.',
  restored: 'Am păstrat textul pe care nu l-ați salvat data trecută.',
  staleTitle: 'Altcineva a modificat ciorna între timp',
  staleText:
    'Textul dvs. este păstrat în formular. Salvați din nou ca să îl înlocuiți pe al celuilalt, sau renunțați la el.',
  dropMine: 'Renunță la textul meu',

  preview: 'Previzualizare',
  previewAs: 'Forma e-mailului',
  asHtml: 'Cum arată',
  asText: 'Numai text',
  previewOf: (subject: string) => `E-mailul „${subject}”`,
  previewSaved: 'Este arătată ultima variantă salvată.',
  previewEmpty: 'Scrieți și salvați un text, ca să vedeți cum arată e-mailul.',

  test: 'Trimite-mi o probă',
  testing: 'Se cere…',
  tested: 'Proba este pe drum către adresa contului dvs.',
  testFailed: 'Proba nu a putut fi trimisă',
  send: 'Trimite acum',
  sendTitle: 'Trimiteți newsletterul acum?',
  sendText: (count: number) =>
    `Îl primesc ${subscribers(count)}. După ce pornește, nu mai poate fi modificat, ci numai oprit.`,
  sent: 'Trimiterea a pornit',
  schedule: 'Programează',
  scheduleTitle: 'Când să fie trimis?',
  scheduleText: 'Îl primesc cei care sunt abonați în acel moment. Ora este cea a României.',
  day: 'Ziua',
  time: 'Ora',
  dayMissing: 'Alegeți ziua.',
  momentPast: 'Alegeți un moment din viitor.',
  scheduled: 'Trimiterea este programată',
  unschedule: 'Înapoi la ciornă',
  unscheduled: 'Newsletterul este din nou ciornă',
  cancel: { draft: 'Renunță la ciornă', scheduled: 'Anulează newsletterul', sending: 'Oprește trimiterea' },
  cancelTitle: 'Anulați acest newsletter?',
  cancelText: {
    draft: 'Ciorna rămâne în listă ca anulată și nu mai poate fi trimisă.',
    scheduled: 'Nu va fi trimis nimănui și nu mai poate fi modificat.',
    sending: 'Cine l-a primit deja îl are; ceilalți nu îl mai primesc.',
  },
  cancelled: 'Newsletterul a fost anulat',
  actFailed: 'Operațiunea nu a reușit',
  total: 'În total',
  progressOf: (done: number, total: number) =>
    `${formatNumber(done)} din ${plural(total, { one: 'e-mail', few: 'e-mailuri', other: 'e-mailuri' })}`,
  waiting: 'În așteptare',
  sentCount: 'Trimise',
  failed: 'Refuzate',
  skipped: 'Netrimise (dezabonați între timp sau oprite)',
  failures: 'De ce au fost refuzate',
  failureOf: (cause: string, count: number) =>
    `${cause}: ${plural(count, { one: 'adresă', few: 'adrese', other: 'adrese' })}`,
};

/** Notice for members who may only read. */
export const READ_ONLY = { title: 'Numai citire.', text: 'Colegii cu drept de scriere îl modifică și îl trimit.' };

export const NEXT: Record<'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled', { title: string; text: string }> = {
  draft: { title: 'Scrieți, verificați, apoi trimiteți.', text: 'O probă ajunge numai la dvs.' },
  scheduled: { title: 'Programat.', text: 'Pornește singur la ora aleasă.' },
  sending: { title: 'Se trimite.', text: 'Puteți închide pagina; trimiterea continuă.' },
  sent: { title: 'Trimis.', text: 'Nu mai este nimic de făcut.' },
  cancelled: { title: 'Anulat.', text: 'Nu mai poate fi trimis.' },
};

/** Returns the text of a mail failure: of an error code, or of the mail server's status. */
export const failureText = (error: string): string => {
  if (error === 'interrupted')
    return 'Trimiterea a fost întreruptă; nu știm dacă e-mailul a ajuns, deci nu este trimis a doua oară';
  if (error === 'unknown')
    return 'Serverul de e-mail nu a mai răspuns după ce a primit mesajul; nu știm dacă a ajuns, deci nu este trimis a doua oară';
  if (error === 'unreachable') return 'Serverul de e-mail nu a putut fi contactat';
  if (error === 'given-up') return 'Încercat de mai multe ori, fără succes';
  return `Refuzat de serverul de e-mail (cod ${error})`;
};

const issues = (count: number) => plural(count, { one: 'newsletter', few: 'newslettere', other: 'newslettere' });
export const ISSUE_WORDS = {
  count: issues,
  emptyTitle: 'Niciun newsletter încă',
  emptyText: 'Apăsați „Scrie un newsletter” ca să începeți primul.',
  noMatchTitle: 'Niciun newsletter în această stare',
  noMatchText: 'Alegeți altă stare sau ștergeți filtrele.',
};
export const SUBSCRIBER_WORDS = {
  searchHint: 'Adresă de e-mail',
  count: (count: number) => plural(count, { one: 'adresă', few: 'adrese', other: 'adrese' }),
  emptyTitle: 'Niciun abonat încă',
  emptyText: 'Apar aici cei care se abonează din subsolul paginilor sau de pe blog.',
  noMatchTitle: 'Nicio adresă nu se potrivește',
  noMatchText: 'Încercați altă parte a adresei sau toate stările.',
};
