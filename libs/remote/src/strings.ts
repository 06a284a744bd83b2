export const strings = {
  network: 'Nu am putut contacta portalul. Verificați conexiunea la internet și încercați din nou.',
  offlineCall:
    'Nu există conexiune la internet. Ce ați scris rămâne păstrat; încercați din nou după ce conexiunea revine.',
  timeout: 'Portalul nu a răspuns la timp. Încercați din nou.',
  unreadable: 'Portalul a trimis un răspuns pe care nu l-am putut citi. Încercați din nou.',
  siteName: 'Portal PSP',
  errorPrefix: 'Eroare: ',
  retry: 'Încearcă din nou',
  reload: 'Reîncarcă pagina',
  loadFailed: 'Nu am putut încărca pagina',
  loading: 'Se încarcă…',
  dataFailed: 'Nu am putut încărca datele',
  print: 'Tipărește',
  history: 'Istoric',
  noHistory: 'Nu există încă nimic în istoric.',
  loadFailedText: 'Restul portalului funcționează. Ce ați scris și nu ați trimis rămâne păstrat.',
  requestId: (id: string) => `Cod pentru asistență: ${id}`,
  notFoundTitle: 'Pagina nu a fost găsită',
  notFoundText: 'Pagina sau înregistrarea căutată nu există ori nu aveți acces la ea.',
  notFoundBack: 'Pagina principală',
  crashedTitle: 'A apărut o eroare în această pagină',
  crashedDetail: 'Conținutul nu a putut fi afișat.',
  crashedText: 'Restul portalului funcționează. Încercați din nou; ce ați scris și nu ați trimis rămâne păstrat.',
  offlineTitle: 'Nu există conexiune la internet',
  offlineText: 'Pagina se deschide singură când conexiunea revine. Ce ați scris și nu ați trimis rămâne păstrat.',
  offlineData: 'Datele se încarcă singure când conexiunea revine. Ce ați scris și nu ați trimis rămâne păstrat.',
  newVersionTitle: 'Pagina a fost actualizată între timp',
  newVersionText: 'Am publicat o versiune nouă a acestei zone. Reîncărcați pagina pentru a continua.',
  inactive: {
    unconfirmed: {
      title: 'Adresa de e-mail nu este confirmată',
      text: 'Deschideți linkul din e-mailul primit la înscriere.',
    },
    pending: {
      title: 'Înscrierea așteaptă decizia asociației',
      text: 'Aici lucrați după ce înscrierea este aprobată. Primiți un e-mail când se ia decizia; până atunci puteți corecta datele cererii.',
    },
    needs_info: {
      title: 'Asociația cere completări la înscriere',
      text: 'Aici lucrați după ce înscrierea este aprobată. Deschideți cererea, citiți ce lipsește, completați și trimiteți din nou.',
    },
    rejected: {
      title: 'Înscrierea a fost respinsă',
      text: 'În pagina cererii citiți motivul. Puteți corecta datele și trimite cererea din nou.',
    },
    suspended: {
      title: 'Organizația este suspendată',
      text: 'Motivul se află în pagina cererii. Până la ridicarea suspendării nu se poate lucra în portal.',
    },
    approved: {
      title: 'Organizația nu este activă acum',
      text: 'Verificați starea înscrierii, apoi reîncărcați pagina.',
    },
  },
  toApplication: 'Vezi cererea de înscriere',
  standaloneNavigation: 'Zona încărcată singură',
  standaloneSignIn: 'Conectare cu contul demonstrativ',
};

export const priceStrings = {
  withoutVat: 'fără TVA',
  free: 'Gratuit',
  currencies: { RON: 'lei', EUR: 'EUR' },
};
