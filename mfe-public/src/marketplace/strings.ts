import { plural } from '@psp/design-system/format';

export const strings = {
  title: 'Marketplace',
  lead: 'Soluții pe care companiile partenere le oferă administrației locale, cu prețuri orientative.',
  description:
    'Soluții ale firmelor partenere pentru primării și consilii județene: ce cuprind, cât costă, cine le oferă. Cereți o ofertă în câteva minute.',
  explained: 'Întâi soluțiile publicate de companii, de la cea mai nouă la cea mai veche.',
  explainedSearch:
    'Întâi soluțiile publicate de companii: cele cu cuvintele căutate în titlu, apoi celelalte, de la cea mai nouă la cea mai veche.',
  explainedIndicative:
    'Nivelurile orientative sunt calculate din serviciile companiilor care nu au publicat soluții: nu sunt oferte.',
  searchHint: 'Soluție, serviciu sau companie',
  category: 'Domeniu',
  allCategories: 'Toate domeniile',
  partnerChip: (name: string) => `Companie: ${name}`,
  unknownPartner: 'Companie necunoscută',
  count: (total: number) => plural(total, { one: 'soluție', few: 'soluții', other: 'soluții' }),
  noMatchTitle: 'Nicio soluție nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau toate domeniile.',
  emptyTitle: 'Nicio soluție încă',
  emptyText: 'Soluțiile apar aici după ce companiile partenere le publică.',
};
