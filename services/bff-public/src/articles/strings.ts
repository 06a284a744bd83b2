export const strings = {
  feedTitle: 'Blog – Portal PSP',
  feedDescription: 'Articole despre administrația locală, de la primării, parteneri și asociație.',
};
