/** Texts of a proforma on paper. */
export const strings = {
  title: 'Factură proformă',
  number: (number: string) => `Proforma ${number}`,
  notFiscal:
    'Acest document nu este factură fiscală și nu dă drept de deducere. Factura fiscală se emite de asociație după plată.',
  facts: {
    issued: 'Data emiterii',
    due: 'Scadența',
    paid: 'Plătită la',
    event: 'Eveniment',
    training: 'Curs',
    when: 'Începe',
    package: 'Pachetul',
    period: 'Perioada',
  },
  numbered: (title: string, number: string) => `${title} (${number})`,
  issuer: 'Furnizor',
  buyer: 'Cumpărător',
  party: {
    name: 'Denumirea',
    cui: 'CUI',
    registration: 'Nr. de înregistrare',
    address: 'Adresa',
    email: 'E-mail',
    phone: 'Telefon',
    iban: 'IBAN',
    bank: 'Banca',
  },
  lines: 'Participanți',
  columns: ['Nr.', 'Participant', 'Preț (lei)'],
  services: 'Servicii',
  serviceColumns: ['Nr.', 'Denumirea', 'Preț (lei)'],
  service: (name: string, days: string) => `Calitatea de membru, pachetul ${name}, ${days}`,
  days: (from: string, to: string) => `${from} – ${to}`,
  due: (sum: string) => `Total de plată: ${sum} lei`,
  total: (sum: string) => `Total: ${sum} lei`,
  how: (number: string, iban: string, bank: string) =>
    `Plata se face prin transfer bancar în contul ${iban}, deschis la ${bank}, cu mențiunea „${number}”.`,
  ask: (number: string, contact: string | null) =>
    `Plata se face prin transfer bancar, cu mențiunea „${number}”.${contact ? ` Contul bancar se cere asociației la ${contact}.` : ''}`,
  replaced: (by: string | null) =>
    by ? `Înlocuită de proforma ${by}. Nu o mai plătiți pe aceasta.` : 'Înlocuită. Nu o mai plătiți pe aceasta.',
  withdrawn: {
    seats: 'Retrasă: nu mai este niciun loc de plătit.',
    package: 'Retrasă de asociație. Nu o mai plătiți.',
  },
  file: (number: string) => `proforma-${number}.pdf`,
  table: (number: string) => `proforme-${number}`,
};
