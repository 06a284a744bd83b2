/** Returns the name of a browser in mails and lists: "Chrome pe Windows". */
export const deviceName = (browser: string, system: string): string =>
  browser && system ? `${browser} pe ${system}` : browser || system || 'Dispozitiv necunoscut';
