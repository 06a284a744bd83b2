/** Words of the forms in which documents are prepared and proposed. */
export const editing = {
  groups: { what: 'Ce este', text: 'Conținutul' },
  fields: {
    type: 'Tipul',
    title: 'Titlul',
    category: 'Categoria',
    description: 'Descrierea',
    descriptionHint: 'Ce cuprinde și cui folosește, în câteva rânduri.',
    tags: 'Etichete',
    tagsHint: 'Despărțite prin virgulă, de exemplu: recepție, servicii.',
    body: 'Textul',
    url: 'Adresa înregistrării',
    urlHint: 'De exemplu https://exemplu.ro/inregistrare.',
  },
  none: 'Alegeți',
  files: {
    title: 'Fișiere',
    hint: 'PDF, DOCX, XLSX sau ODT, de cel mult 25 MB fiecare.',
    full: 'Sunt 12 fișiere. Scoateți unul ca să adăugați altul.',
    type: 'Alegeți un fișier PDF, DOCX, XLSX sau ODT.',
    empty: 'Fișierul este gol.',
    tooLarge: 'Fișierul depășește 25 MB.',
    running: 'Unele fișiere alese nu sunt încărcate. Așteptați, încercați din nou sau scoateți-le.',
  },
  problem: 'Documentul nu a fost salvat',
  giveUp: 'Renunță',
  rejected: 'Propunerea a fost respinsă',
};
