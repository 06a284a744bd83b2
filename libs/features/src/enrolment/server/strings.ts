import type { RegisterItem } from '@psp/contracts/enrolment';
import { REGISTRATION_STATUS } from '@psp/contracts/seats';
import { dateOf, type ExportColumns } from '@psp/domain/export';

/** Texts of the training register as a file. */
export const strings = {
  file: 'registru-de-instruire',
  title: 'Registrul de instruire',
  year: (year: string) => `Anul ${year}`,
  all: 'Toți anii',
  columns: ['Cine', 'Curs', 'Furnizor', 'Când', 'Ore', 'Stare'],
  period: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  left: (name: string) => `${name} (nu mai este în organizație)`,
  none: 'Nicio înscriere.',
  certified: (code: string) => `Absolvent, certificat ${code}`,
  total: (lines: number, hours: string) =>
    `Înscrieri: ${lines}. Ore de curs la care persoanele au fost prezente: ${hours}.`,
};

/** State of a line: of a person with a certificate, its code. */
export const stateOf = ({ status, certificate }: RegisterItem): string =>
  certificate ? strings.certified(certificate) : REGISTRATION_STATUS[status].label;

/** Columns of the register as a table file. */
export const REGISTER_COLUMNS: ExportColumns<RegisterItem> = [
  { label: 'Cine', value: ({ name }) => name },
  { label: 'Mai este în organizație', value: ({ hasLeft }) => (hasLeft ? 'nu' : 'da') },
  { label: 'Număr', value: ({ number }) => number },
  { label: 'Curs', value: ({ title }) => title },
  { label: 'Furnizor', value: ({ provider }) => provider },
  { label: 'Începe', value: ({ startsAt }) => dateOf(startsAt) },
  { label: 'Se încheie', value: ({ endsAt }) => dateOf(endsAt) },
  { label: 'Ore', value: ({ hours }) => hours },
  { label: 'Preț (lei)', value: ({ price }) => price },
  { label: 'Stare', value: ({ status }) => REGISTRATION_STATUS[status].label },
  { label: 'Certificat', value: ({ certificate }) => certificate },
];
