export const strings = { siteName: 'Portal PSP' };
