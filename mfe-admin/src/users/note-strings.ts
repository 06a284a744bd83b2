/** Texts of the association's notes. */
export const noteStrings = {
  title: 'Note interne',
  empty: 'Nicio notă încă.',
  onOrganisation:
    'Le citește numai asociația. Nu apar în istoricul pe care îl vede organizația și nici în exporturile ei.',
  onPerson:
    'Le citește numai asociația, dar persoana le primește când își cere datele (RGPD). Scrieți numai fapte de care aveți nevoie.',
  label: 'Notă nouă',
  missing: 'Scrieți nota.',
  save: 'Adaugă nota',
  saving: 'Se salvează…',
  saved: 'Nota a fost adăugată',
  by: (author: string, when: string) => `${author}, ${when}`,
  edited: (when: string) => `modificată ${when}`,
  edit: 'Modifică',
  editTitle: 'Modificați nota',
  text: 'Textul notei',
  saveEdit: 'Salvează nota',
  changed: 'Nota a fost modificată',
  remove: 'Șterge',
  removeTitle: 'Ștergeți nota?',
  removeText: 'Textul se șterge definitiv. În istoric rămâne numai cine a șters-o și când.',
  removed: 'Nota a fost ștearsă',
};
