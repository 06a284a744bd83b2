/** Placeholders that the portal fills, such as `{{denumire}}`, with their meaning. All others are left to the reader. */
export const TEMPLATE_FIELDS = {
  denumire: 'Denumirea organizației',
  cui: 'CUI-ul organizației',
  adresa: 'Adresa organizației',
  localitate: 'Localitatea organizației',
  judet: 'Județul organizației',
  telefon: 'Telefonul organizației',
  email: 'E-mailul organizației',
  reprezentant: 'Reprezentantul legal al organizației',
  data: 'Data de azi',
  semnatar: 'Colegul care semnează',
  'solicitare.numar': 'Numărul solicitării',
  'solicitare.titlu': 'Titlul solicitării',
  'solicitare.descriere': 'Descrierea solicitării',
  'solicitare.termen': 'Termenul de răspuns al solicitării',
  'solicitare.cpv': 'Codul CPV al solicitării',
  'solicitare.buget': 'Bugetul maxim al solicitării, în lei',
  'firma.denumire': 'Denumirea firmei alese',
  'firma.cui': 'CUI-ul firmei alese',
  'firma.adresa': 'Adresa firmei alese',
  'firma.reprezentant': 'Reprezentantul firmei alese',
  'oferta.pret': 'Prețul ofertei alese, fără TVA, în lei',
} as const;
export type TemplateField = keyof typeof TEMPLATE_FIELDS;

export const isTemplateField = (name: string): name is TemplateField => Object.hasOwn(TEMPLATE_FIELDS, name);
