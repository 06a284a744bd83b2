import { formatDate, formatNumber, plural } from '@psp/design-system/format';
import { LEI_PER_EURO } from '@psp/contracts/marketplace';

const partners = (total: number) => plural(total, { one: 'partener', few: 'parteneri', other: 'parteneri' });

export const strings = {
  title: 'Marketplace',
  lead: 'Parteneri aprobați de asociație. Scrieți-le direct sau cereți oferte de la toți deodată.',
  leadToRead: 'Parteneri aprobați de asociație, cu serviciile, evaluările și proiectele lor.',
  create: 'Creează o solicitare',
  views: 'Ce arată lista',
  partners: 'Parteneri',
  solutions: 'Soluții',
  onlyFavourites: 'Favorite',
  favourites: (count: number) => `Favorite (${formatNumber(count)})`,
  count: partners,
  searchHint: 'Nume sau serviciu',
  noMatchTitle: 'Niciun partener nu se potrivește',
  noMatchText: 'Încercați alte cuvinte, un domeniu mai larg sau mai puține filtre.',
  emptyTitle: 'Niciun partener încă',
  emptyText: 'Partenerii apar aici după ce asociația le aprobă înscrierea.',
  noFavourites: 'Niciun partener favorit',
  noFavouritesText: 'Apăsați inima de pe cardul unui partener și îl găsiți aici, dvs. și colegii din instituție.',
  noFavouritesToRead: 'Partenerii păstrați de colegii din instituție apar aici.',
  loading: 'Se încarcă partenerii…',
  bySearch: 'Întâi firmele cu cuvintele căutate în nume, apoi celelalte, după evaluare.',
  suited: (domains: string) =>
    `Întâi cele din domeniile solicitărilor dvs. deschise (${domains}), din județ, apoi din țară.`,
  suitedToNothing: 'Nu aveți solicitări deschise; întâi cele mai bine evaluate.',
  byPrice: `Întâi cele cu soluții mai ieftine; prețurile în euro sunt comparate la ${LEI_PER_EURO} lei pentru un euro.`,
  portfolio: (count: number) =>
    plural(count, { one: 'proiect în portofoliu', few: 'proiecte în portofoliu', other: 'proiecte în portofoliu' }),
  response: (usually: string) => `Răspunde ${usually.toLowerCase()}`,
  offer: 'Ofertă specială:',
  offerText: (title: string, until: string | null) => (until ? `${title}, până la ${formatDate(until)}` : title),
  profile: 'Vezi profilul complet',
  profileOf: (name: string) => `Vezi profilul complet: ${name}`,
  contact: 'Contact',
  contactOf: (name: string) => `Contact: ${name}`,
  favour: (name: string) => `Favorit: ${name}`,
  favourFailed: 'Favoritul nu a fost salvat',
  compare: 'Compară',
  inComparison: 'În comparație',
  unsureTitle: 'Nu știți pe cine să alegeți?',
  unsure: (domain: string | null) =>
    domain
      ? `Scrieți o singură solicitare. Ajunge la toți partenerii din domeniul ${domain}, iar ofertele vin comparabile.`
      : 'Scrieți o singură solicitare. Ajunge la toți partenerii din domeniul ei, iar ofertele vin comparabile.',
};

export const solutionStrings = {
  count: (total: number) => plural(total, { one: 'soluție', few: 'soluții', other: 'soluții' }),
  searchHint: 'Soluție, serviciu sau firmă',
  noMatchTitle: 'Nicio soluție nu se potrivește',
  noMatchText: 'Încercați alte cuvinte, alt interval de preț sau toate domeniile.',
  emptyTitle: 'Nicio soluție încă',
  emptyText: 'Soluțiile apar aici după ce firmele partenere le publică.',
  bySearch: 'Întâi soluțiile cu cuvintele căutate în titlu.',
  suited: (domains: string) => `Întâi soluțiile din domeniile solicitărilor dvs. deschise (${domains}).`,
  suitedToNothing: 'Nu aveți solicitări deschise; întâi cele mai noi.',
  byRating: 'Întâi soluțiile firmelor mai bine evaluate; o medie din puține recenzii cântărește mai puțin.',
  byPrice: `Întâi cele mai ieftine; prețurile în euro sunt comparate la ${LEI_PER_EURO} lei pentru un euro.`,
  byNewest: 'De la cea mai nouă la cea mai veche.',
  indicative: 'Nivelurile orientative vin la urmă: nu sunt oferte.',
};
