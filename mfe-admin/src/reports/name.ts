export const NAME = 'Rapoarte';
