export const strings = {
  none: '–',
  percent: (written: string) => `${written}%`,
  partOf: (part: string, of: string) => `${part} din ${of}`,
  lei: (written: string) => `${written} lei`,
};
