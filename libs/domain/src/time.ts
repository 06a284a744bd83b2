const dateInBucharest = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bucharest', dateStyle: 'short' });

/** The calendar day (yyyy-mm-dd) in Bucharest at a moment: the day that dates without an hour refer to. */
export const bucharestDate = (moment: Date): string => dateInBucharest.format(moment);
