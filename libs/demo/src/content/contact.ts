/** Contact details of the demonstration's association. The number and the address do not exist. */
export const CONTACT = {
  email: 'contact@asociatia.example',
  phone: '+40210000000',
  address: 'Str. Exemplului nr. 1, Sector 1, București',
  hours: 'luni–vineri, 09:00–18:00',
};
