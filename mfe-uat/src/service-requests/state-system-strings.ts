/** Texts of the card that copies an entry for the state's system. */
export const stateSystemStrings = {
  title: 'Pentru sistemul electronic de achiziții',
  lead: 'Ce cere înregistrarea unei achiziții directe, gata de copiat câmp cu câmp. Înregistrarea o faceți dvs.; portalul nu trimite nimic acolo.',
  facts: {
    title: 'Denumirea achiziției',
    kind: 'Tipul contractului',
    cpv: 'Cod CPV',
    estimate: 'Valoarea estimată, lei fără TVA',
    description: 'Descriere',
    number: 'Număr de referință',
    supplier: 'Ofertantul',
    cui: 'CUI-ul ofertantului',
    price: 'Valoarea achiziției, lei fără TVA',
    vat: 'Cota TVA',
    days: 'Termen de livrare, zile',
    accepted: 'Data alegerii',
  },
  copy: 'Copiază',
  copyOne: (what: string) => `Copiază: ${what}`,
  copyAll: 'Copiază tot',
  copied: 'S-a copiat.',
  copyFailed: 'Nu am putut copia. Selectați textul și copiați-l.',
};
