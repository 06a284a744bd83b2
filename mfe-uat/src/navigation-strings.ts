export const navigationLabels = {
  dashboard: 'Acasă',
  serviceRequests: 'Solicitări',
  projects: 'Proiecte',
  members: 'Membri',
};
