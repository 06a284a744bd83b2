export const strings = { title: 'Mesaje de la organizator' };
