/** Names of capabilities in the navigation. A separate file, since every first load includes it. */
export const strings = {
  dashboard: 'Dashboard',
  applications: 'Cereri de înscriere',
  serviceRequests: 'Solicitări',
  opportunities: 'Oportunități',
  offers: 'Ofertele mele',
  projects: 'Proiecte',
  articles: 'Articole',
  content: 'Conținut',
  moderation: 'Moderare',
  members: 'Membri',
  tickets: 'Suport',
  users: 'Utilizatori',
  siteContent: 'Conținut site',
  legal: 'Texte juridice',
  newsletter: 'Newsletter',
};
