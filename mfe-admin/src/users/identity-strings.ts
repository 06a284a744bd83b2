export const identityStrings = {
  label: 'Corectează CUI-ul sau numărul din registru',
  title: (name: string) => `Corectați datele de identificare: ${name}`,
  text: 'Firma este anunțată, iar condițiile insignei „Verificat” se verifică din nou. Valorile dinainte rămân în jurnal.',
  cui: 'CUI',
  confirmed: 'Am verificat codul în registru: este corect așa',
  register: 'Număr în registrul comerțului',
  registerHint: 'De exemplu J32/1234/2020 sau J2024038688005.',
  reason: 'Motivul',
  reasonHint: 'Îl citește firma și rămâne în istoric.',
  reasonMissing: 'Scrieți motivul.',
  done: 'Datele au fost corectate',
};
