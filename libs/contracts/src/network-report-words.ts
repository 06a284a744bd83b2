/* Without zod. Shared by the page, the files and the printed report. */

/** Figures of the network's report, in their order. */
export const NETWORK_FIGURES = [
  'members',
  'partners',
  'active',
  'requests',
  'firstOffer',
  'offersPerRequest',
  'acceptance',
  'accepted',
  'rating',
  'downloads',
  'training',
  'answers',
] as const;
export type NetworkFigure = (typeof NETWORK_FIGURES)[number];

/** Periods to compare with. */
export const COMPARED = ['year', 'before'] as const;
export type Compared = (typeof COMPARED)[number];

/** Days before the end of the period in which an organisation counts as active. */
export const ACTIVE_DAYS = 30;
/** When an organisation counts as active in a month of the cohorts. */
export const COHORT_DEFINITION = 'Activ: cel puțin o solicitare, o ofertă deschisă sau un mesaj în lună.';
/** Number of months of joining that the report follows. */
export const COHORTS = 6;

/** Names of the figures, as they stand beside their value. */
export const NETWORK_FIGURE_LABELS: Record<NetworkFigure, string> = {
  members: 'Membri',
  partners: 'Parteneri',
  active: 'Active în 30 de zile',
  requests: 'Solicitări trimise',
  firstOffer: 'Până la prima ofertă',
  offersPerRequest: 'Oferte pe solicitare',
  acceptance: 'Ajung la o alegere',
  accepted: 'Acceptate, fără TVA',
  rating: 'Nota medie',
  downloads: 'Descărcări',
  training: 'Ore de curs',
  answers: 'Răspunsuri pe forum',
};

/** How each figure is computed. */
export const NETWORK_DEFINITIONS: Record<NetworkFigure, string> = {
  members: 'Autoritățile aprobate acum, înscrise cel târziu în ultima zi a perioadei. Cele suspendate nu intră.',
  partners: 'Firmele aprobate acum, înscrise cel târziu în ultima zi a perioadei. Cele suspendate nu intră.',
  active:
    'Membrii și partenerii care au trimis o solicitare, au depus o ofertă sau au scris un mesaj în ultimele 30 de zile ale perioadei. Ofertele sigilate nu intră.',
  requests:
    'Solicitările trimise în perioadă, oricum s-au încheiat. Ciornele și consultările de piață nu intră; județul este al solicitării.',
  firstOffer:
    'Mediana orelor dintre trimiterea solicitării și prima ofertă depusă. Intră solicitările trimise în perioadă care au cel puțin o ofertă deschisă. Zilele libere se numără.',
  offersPerRequest:
    'Media numărului de oferte deschise ale solicitărilor trimise în perioadă și deja deschise, și ale celor la care nu a ofertat nimeni.',
  acceptance: 'Solicitările trimise în perioadă care au o ofertă acceptată, din toate solicitările trimise.',
  accepted: 'Suma prețurilor ofertelor acceptate ale solicitărilor trimise în perioadă, în lei fără TVA.',
  rating: 'Media notelor din recenziile publicate în perioadă. Județul este al solicitării.',
  downloads: 'Descărcările de documente din bibliotecă ale oamenilor cu cont; fiecare se numără o dată pe zi.',
  training: 'Orele din certificatele de curs emise în perioadă. Un absolvent se numără o dată la fiecare curs.',
  answers: 'Răspunsurile vizibile pe forum, publicate în perioadă. Întrebările nu intră.',
};

/** Steps from a request to its review. */
export const FUNNEL_STEPS = ['requests', 'offered', 'chosen', 'completed', 'reviewed'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
export const FUNNEL_LABELS: Record<FunnelStep, string> = {
  requests: 'Solicitări trimise',
  offered: 'Cu cel puțin o ofertă',
  chosen: 'Cu o ofertă acceptată',
  completed: 'Proiect finalizat',
  reviewed: 'Recenzie publicată',
};

/** The step at which most requests are lost; null when none is lost. */
export const biggestLoss = (
  funnel: Readonly<Record<FunnelStep, number>>,
): { step: Exclude<FunnelStep, 'requests'>; lost: number } | null => {
  const losses = FUNNEL_STEPS.slice(1).map((step, index) => ({
    step: step as Exclude<FunnelStep, 'requests'>,
    lost: funnel[FUNNEL_STEPS[index] ?? 'requests'] - funnel[step],
  }));
  const most = losses.reduce((one, other) => (other.lost > one.lost ? other : one));
  return most.lost > 0 ? most : null;
};
