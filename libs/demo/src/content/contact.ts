/** Account of the demonstration's association, at a bank that does not exist. */
export const ACCOUNT = { iban: 'RO71PSPX0000000000000001', bank: 'Banca Exemplului' };

/** Contact details of the demonstration's association. The number and the address do not exist. */
export const CONTACT = {
  email: 'contact@asociatia.example',
  phone: '+40210000000',
  address: 'Str. Exemplului nr. 1, Sector 1, București',
  hours: 'luni–vineri, 09:00–18:00',
};
