export const STRINGS = {
  tryTitle: 'Notificare de probă',
  tryBody: 'Notificările portalului ajung pe acest dispozitiv.',
};
