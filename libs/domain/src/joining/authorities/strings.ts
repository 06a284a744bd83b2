/** Messages of `MalformedSiruta`. */
export const MALFORMED = {
  encoding: (line: number) => `Line ${line}: not UTF-8. Save the file as UTF-8.`,
  columns: (missing: readonly string[]) =>
    `Line 1: columns ${missing.join(', ')} are missing. This is not the SIRUTA registry as CSV.`,
  line: (line: number) => `Line ${line}: not as many columns as the header has, or a quote is not closed.`,
  number: (line: number, column: string, value: string) =>
    `Line ${line}: column ${column} must be an integer, not "${value}".`,
  name: (line: number) => `Line ${line}: the name (DENLOC) is missing.`,
  county: (line: number, county: number) => `Line ${line}: there is no county (JUD) ${county}.`,
  twice: (line: number, siruta: number, first: number) =>
    `Line ${line}: SIRUTA code ${siruta} is on line ${first} as well.`,
  none: 'The file holds no authority (TIP 1, 2, 3, 4, 6 or 40).',
  few: (total: number, least: number) =>
    `Only ${total} authorities in the file, while the whole registry has over ${least}: it seems cut off. Download it again or, if it is whole, repeat the command with --force.`,
  missing: (missing: number, known: number) =>
    `The file lacks ${missing} of the ${known} authorities in the registry: it seems cut off. Download it again or, if it is whole, repeat the command with --force.`,
};
