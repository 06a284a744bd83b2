/** Error messages for a file that is not the CPV nomenclature. */
export const MALFORMED = {
  encoding: (line: number) => `Line ${line}: not UTF-8. Save the file as UTF-8.`,
  columns: (missing: readonly string[]) =>
    `Line 1: columns ${missing.join(', ')} are missing. This is not the CPV list as CSV.`,
  line: (line: number) => `Line ${line}: not as many columns as the header has, or a quote is not closed.`,
  code: (line: number, value: string) =>
    `Line ${line}: a code has eight digits, a dash and a check digit, unlike "${value}".`,
  name: (line: number) => `Line ${line}: the name is missing.`,
  twice: (line: number, code: string, first: number) => `Line ${line}: code ${code} is on line ${first} as well.`,
  control: (code: string, known: string) =>
    `Code ${code} has another check digit than the portal's ${known}: one of them is wrong.`,
  none: 'The file holds no code.',
};
