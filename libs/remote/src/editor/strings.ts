export const strings = {
  caption: 'Cele două variante',
  field: 'Câmp',
  mine: 'Varianta dvs.',
  saved: 'Varianta salvată',
  keepMine: 'Păstrează varianta mea',
  takeSaved: 'Folosește varianta salvată',
  same: 'Cele două variante au același text; puteți păstra oricare.',
};
