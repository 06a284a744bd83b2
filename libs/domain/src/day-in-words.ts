const words = new Intl.DateTimeFormat('ro-RO', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** An ISO day as people write it: "5 martie 2026". */
export const dayInWords = (day: string): string => words.format(new Date(day));
