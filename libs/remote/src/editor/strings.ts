export const strings = {
  savedBy: (who: string | null, at: string) =>
    who ? `${who} a salvat între timp, ${at}` : `Ați salvat chiar dvs. între timp, ${at}`,
  restored: 'Am păstrat ce ați scris data trecută și nu ați salvat.',
  unsavedTitle: 'Aveți modificări nesalvate',
  unsavedText: 'Dacă plecați din pagină, modificările nesalvate se pierd.',
  stay: 'Rămân în pagină',
  leave: 'Plec fără să salvez',
  caption: 'Cele două variante',
  field: 'Câmp',
  mine: 'Varianta dvs.',
  saved: 'Varianta salvată',
  keepMine: 'Păstrează varianta mea',
  takeSaved: 'Folosește varianta salvată',
  same: 'Cele două variante au același text; puteți păstra oricare.',
};
