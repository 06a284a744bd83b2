export const FIRST_NAMES = [
  'Ana', 'Andreea', 'Bogdan', 'Camelia', 'Cătălin', 'Cristina', 'Dan', 'Daniela', 'Elena', 'Emil', 'Florin', 'Gabriela',
  'George', 'Ioana', 'Ion', 'Laura', 'Lavinia', 'Lucian', 'Maria', 'Marius', 'Mihaela', 'Mihai', 'Nicoleta', 'Oana', 'Ovidiu',
  'Paul', 'Radu', 'Raluca', 'Roxana', 'Sorin', 'Ștefan', 'Teodora', 'Tudor', 'Valentin', 'Viorica',
] as const;
export const LAST_NAMES = [
  'Albu', 'Anghel', 'Barbu', 'Bucur', 'Cojocaru', 'Crișan', 'Dobre', 'Dumitru', 'Enache', 'Filip', 'Ghiță', 'Grosu', 'Iancu',
  'Ilie', 'Lazăr', 'Lupu', 'Manea', 'Marin', 'Matei', 'Moldovan', 'Munteanu', 'Neagu', 'Oprea', 'Petcu', 'Pop', 'Preda', 'Rusu',
  'Sandu', 'Sava', 'Stoica', 'Șerban', 'Toma', 'Țurcanu', 'Ursu', 'Vlad',
] as const;
