export const strings = {
  loading: 'Se încarcă zona…',
  unavailableTitle: 'Această zonă nu este disponibilă momentan',
  unavailableText: 'Celelalte zone ale portalului funcționează. Încercați din nou peste câteva momente.',
  incompatibleTitle: 'Această zonă se actualizează',
  incompatibleText: 'Publicăm o versiune nouă. Încercați din nou peste câteva minute sau reîncărcați pagina.',
  crashedTitle: 'A apărut o eroare în această zonă',
  crashedText: 'Celelalte zone ale portalului funcționează. Ce ați scris și nu ați trimis rămâne păstrat.',
  retry: 'Încearcă din nou',
  retrying: 'Se încearcă din nou…',
  reload: 'Reîncarcă pagina',
  home: 'Pagina principală',
};
