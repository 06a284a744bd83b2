import { plural } from '@psp/design-system/format';

/** Texts of proposals to suspend an organisation. */
export const suspensionStrings = {
  title: 'Propuneri de suspendare',
  propose: 'Propune suspendarea',
  proposeTitle: (name: string) => `Propuneți suspendarea: ${name}?`,
  proposeText:
    'Suspendarea are nevoie de doi administratori: dvs. o propuneți, altul o confirmă în cel mult 7 zile. Până atunci organizația lucrează ca înainte și nu află de propunere. Colegii din asociație sunt anunțați acum.',
  proposeAlone:
    'Acum sunteți singurul administrator activ care poate decide: propunerea rămâne în așteptare până când invitați, din pagina Membri, un al doilea administrator.',
  proposed: 'Suspendarea a fost propusă',
  reasonHint: 'Îl citește asociația, iar după confirmare și organizația.',

  standing: 'Se propune suspendarea organizației.',
  by: (who: string, when: string) => `Propusă de ${who}, pe ${when}.`,
  until: (when: string) => `Dacă nimeni nu decide, propunerea expiră pe ${when}.`,
  own: 'Ați propus-o dvs.; o confirmă sau o respinge alt administrator.',
  alone: 'Nimeni altcineva nu o poate confirma acum. Invitați un al doilea administrator.',
  toMembers: 'Invitați din pagina Membri',

  confirm: 'Confirmă suspendarea',
  confirmTitle: (name: string) => `Confirmați suspendarea: ${name}?`,
  confirmText:
    'Membrii ei nu mai pot lucra în portal, iar organizația dispare din liste. Datele se păstrează. Membrii primesc motivul propunerii.',
  confirmed: 'Organizația a fost suspendată',
  decline: 'Respinge propunerea',
  declineTitle: (name: string) => `Respingeți propunerea de suspendare: ${name}?`,
  declineText: 'Organizația lucrează mai departe. Colegul care a propus primește motivul.',
  declineHint: 'Îl citesc colegii din asociație.',
  declined: 'Propunerea a fost respinsă',
  withdraw: 'Retrage propunerea',
  withdrawTitle: (name: string) => `Retrageți propunerea de suspendare: ${name}?`,
  withdrawText: 'Organizația lucrează mai departe. Suspendarea poate fi propusă din nou.',
  withdrawn: 'Propunerea a fost retrasă',

  organisation: 'Organizația',
  reason: 'Motivul',
  proposedBy: 'Propusă de',
  createdAt: 'Propusă',
  ends: 'Încheiere',
  allStatuses: 'Toate propunerile',
};

export const SUSPENSION_WORDS = {
  emptyTitle: 'Nicio propunere nu așteaptă decizia',
  emptyText: 'O suspendare se propune din pagina organizației și o confirmă alt administrator.',
  noMatchTitle: 'Nicio propunere nu se potrivește',
  noMatchText: 'Alegeți altă stare sau toate propunerile.',
  count: (total: number) => plural(total, { one: 'propunere', few: 'propuneri', other: 'propuneri' }),
};
