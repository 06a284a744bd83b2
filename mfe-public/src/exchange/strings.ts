export const strings = {
  home: 'Acasă',
  title: 'Schimb de proiecte',
  description:
    'Proiecte făcute, începute sau dorite de primării din toată țara, cu costuri, pași, lecții și documente de preluat.',
  kind: 'Proiect',
  forMembers:
    'Primăriile înscrise preiau proiectul ca ciornă de solicitare, îl urmăresc și pun întrebări. Nimic nu pleacă la firme până nu trimiteți ciorna.',
  adopt: 'Preia ca solicitare',
  ask: 'Pune o întrebare',
  join: 'Înscrie instituția',
};
