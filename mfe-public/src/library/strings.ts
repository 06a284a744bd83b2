import { plural } from '@psp/design-system/format';

export const strings = {
  home: 'Acasă',
  title: 'Resurse',
  lead: 'Ghiduri, modele și liste de verificare din biblioteca asociației, deschise tuturor.',
  description: 'Ghiduri, modele și liste de verificare pentru administrația locală, din biblioteca Portalului PSP.',
  acts: 'Legislație',
  searchHint: 'Titlu, etichetă sau cuvinte din text',
  count: (total: number) => plural(total, { one: 'document', few: 'documente', other: 'documente' }),
  emptyTitle: 'Niciun document încă',
  emptyText: 'Documentele deschise tuturor apar aici de îndată ce sunt publicate.',
  noMatchTitle: 'Niciun document nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau ștergeți filtrele. Membrii și partenerii au mai multe documente.',
  failed: 'Nu am putut încărca documentul.',
  forMembers: 'Păstrați documentul la favorite, scrieți o recenzie sau semnalați o greșeală.',
};
