export const strings = {
  home: 'Acasă',
  description:
    'Acte și rezumate pentru administrația locală, pe articole și alineate, în forma de azi și în cele de dinainte.',
  resources: 'Resurse',
  kind: 'Act legislativ',
  failed: 'Nu am putut încărca actul.',
  forMembers: 'Păstrați actul la favorite sau semnalați o greșeală. Membrii și partenerii citesc și alte acte.',
};
