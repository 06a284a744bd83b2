import { plural } from '@psp/design-system/format';

export const trayStrings = {
  title: 'Comparați parteneri',
  chosen: (count: number, most: number) =>
    count === 1 ? `1 din ${most} ales; mai alegeți cel puțin unul` : `${count} din ${most} aleși`,
  gone: 'Firmă care nu mai este în portal',
  remove: (name: string) => `Scoate din comparație: ${name}`,
  compare: (count: number) => `Compară ${count}`,
  clear: 'Golește',
};

export const compareStrings = {
  title: 'Comparație de parteneri',
  lead: 'Ce spune portalul despre fiecare, față în față.',
  marketplace: 'Marketplace',
  nothingTitle: 'Alegeți cel puțin doi parteneri',
  nothing: 'Bifați „Compară” pe cardurile din marketplace, apoi apăsați „Compară” din bara de jos.',
  toMarketplace: 'La marketplace',
  gone: (count: number) =>
    `${plural(count, { one: 'firmă aleasă nu mai este', few: 'firme alese nu mai sunt', other: 'firme alese nu mai sunt' })} în portal.`,
  askAll: (count: number) => `Cere oferte de la cei ${count}`,
  profile: 'Vezi profilul',
  profileOf: (name: string) => `Vezi profilul: ${name}`,
  ask: 'Cere ofertă',
  askOf: (name: string) => `Cere ofertă: ${name}`,
  caption: 'Partenerii față în față',
  criterion: 'Criteriu',
  first: 'Primul partener',
  second: 'Al doilea partener',
  none: '–',
  notFiled: (certificate: string) => `${certificate} (fără document anexat)`,
  rows: {
    rating: 'Evaluare',
    verified: 'Verificat',
    domains: 'Domenii',
    services: 'Servicii',
    place: 'Sediu',
    response: 'Timp de răspuns',
    completed: 'Proiecte finalizate în portal',
    portfolio: 'Lucrări în portofoliu',
    certificates: 'Certificări valabile',
    employees: 'Angajați',
    experience: 'Experiență',
    offers: 'Oferte speciale valabile azi',
    actions: 'Mai departe',
  },
  yes: 'Da',
  no: 'Încă nu',
  noResponse: 'Prea puține oferte',
};
