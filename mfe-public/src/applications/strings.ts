export const strings = {
  title: 'Cererea de înscriere',
  appliedAt: (when: string) => `Trimisă la ${when}`,
  suspendedAt: (when: string) => `Suspendată din ${when}`,
  cui: (cui: string) => `CUI ${cui}`,
  life: 'Drumul cererii',
  steps: {
    sent: 'Trimisă',
    checked: 'În verificare',
    needsInfo: 'Completări necesare',
    rejected: 'Respinsă',
    approved: 'Aprobată',
    suspended: 'Suspendată',
  },
  next: {
    unconfirmed: {
      title: 'Confirmați adresa de e-mail.',
      text: 'Deschideți linkul din e-mailul pe care l-ați primit.',
    },
    pending: {
      title: 'Urmează echipa asociației, care verifică cererea.',
      text: 'Vă scriem prin e-mail când este aprobată sau dacă mai este nevoie de ceva. Până la aprobare puteți pregăti profilul și completa cererea.',
    },
    needs_info: {
      title: 'Este rândul dvs.: completați cererea.',
      text: 'Faceți modificările cerute mai jos, apoi trimiteți cererea din nou.',
    },
    rejected: {
      title: 'Cererea a fost respinsă.',
      text: 'Motivul este mai jos. Puteți corecta datele și trimite cererea din nou.',
    },
    approved: { title: 'Înscrierea este aprobată.', text: 'Puteți folosi tot portalul.' },
    suspended: {
      title: 'Organizația este suspendată.',
      text: 'Motivul este mai jos. Până la ridicarea suspendării nu se poate lucra în portal; contul dvs. rămâne.',
    },
  },
  reason: 'Ce a scris echipa asociației',
  dashboard: 'Mergi la dashboard',
  edit: 'Modifică datele',
  toProfile: { uat: 'Pregătiți datele instituției', firma: 'Pregătiți profilul firmei' },
  resubmit: 'Trimite din nou spre verificare',
  resubmitting: 'Se trimite…',
  resubmitted: 'Cererea a fost trimisă din nou spre verificare.',
  resubmitFailed: 'Cererea nu a putut fi trimisă',
  data: 'Datele cererii',
  files: 'Documente',
  noFiles: 'Nu ați anexat niciun document.',
  none: 'Necompletat',
};

export const editing = {
  title: 'Modificați cererea',
  lead: 'Modificările ajung la echipa asociației după ce le salvați.',
  save: 'Salvează modificările',
  saving: 'Se salvează…',
  saved: 'Modificările au fost salvate.',
  leave: 'Renunță la modificări',
  failed: 'Modificările nu au putut fi salvate.',
};

export const fileTexts = {
  legend: 'Documente',
  add: 'Adăugați un document',
  remove: 'Elimină',
  keep: 'Păstrează',
  removed: 'se elimină la salvare',
  added: 'se adaugă la salvare',
  limit: 'Puteți adăuga cel mult 5 documente la o salvare.',
};

export const conflict = {
  title: 'Cererea a fost modificată între timp',
  lead: 'Ce ați scris este păstrat. Comparați cele două variante și alegeți cu care continuați.',
};
