/** Names of the capabilities as the areas' navigation shows them. A file of its own: it is part of what every page loads first. */
export const strings = {
  dashboard: 'Acasă',
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
