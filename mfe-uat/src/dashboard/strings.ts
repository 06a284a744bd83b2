export const strings = {
  create: 'Solicitare nouă',
  nothing: 'Nimic nu vă așteaptă acum. Când o firmă întreabă sau depune o ofertă, apare aici.',
  requests: (count: number) => (count === 1 ? 'solicitare' : 'solicitări'),
  active: (count: number) => (count === 1 ? 'colaborare activă' : 'colaborări active'),
  completed: (count: number) => (count === 1 ? 'proiect finalizat' : 'proiecte finalizate'),
  recent: 'Solicitări recente',
  all: 'Vezi toate',
  community: 'Comunitatea mea',
  marketplace: 'Marketplace',
  knowledge: 'Centrul de cunoștințe',
  serviceRequests: 'Solicitări',
  firstTitle: 'Bine ați venit în Portal PSP',
  firstTextToRead:
    'Aici apar solicitările instituției și ofertele primite, după ce un proprietar sau un editor trimite prima.',
  firstText:
    'Începeți cu prima solicitare: scrieți ce vă trebuie, iar firmele potrivite vă trimit oferte pe care le comparați aici.',
};
