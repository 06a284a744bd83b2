export const strings = {
  title: 'Pagina nu a fost găsită',
  lead: 'Adresa nu există. Este posibil să fi fost scrisă greșit sau ca pagina să fi fost mutată.',
  home: 'Pagina principală',
};
