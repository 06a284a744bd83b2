/** Texts of the file with the figures of decisions. */
export const figureStrings = {
  file: 'decizii-moderare',
  month: 'Luna',
  allMonths: 'Toată perioada',
  kind: 'Felul',
  allKinds: 'Toate felurile',
  columns: {
    total: 'Decizii',
    approved: 'Aprobate',
    returned: 'Modificări cerute',
    refused: 'Respinse',
    removed: 'Retrase',
    kept: 'Păstrate',
    median: 'Mediana timpului (ore)',
    p90: 'Percentila 90 (ore)',
    contested: 'Contestate',
    upheld: 'Contestații respinse',
    reversed: 'Contestații admise',
  },
};
