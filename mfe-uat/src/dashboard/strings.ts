export const strings = {
  title: 'Acasă',
  hello: (name: string) => `Bună ziua, ${name}`,
  create: 'Solicitare nouă',
  noTodos: 'Nimic nu vă așteaptă acum. Când o firmă întreabă sau depune o ofertă, apare aici.',
  figures: {
    title: 'Cifre',
    requests: (count: number) => (count === 1 ? 'solicitare' : 'solicitări'),
    active: (count: number) => (count === 1 ? 'colaborare activă' : 'colaborări active'),
    completed: (count: number) => (count === 1 ? 'proiect finalizat' : 'proiecte finalizate'),
    rating: (reviews: string) => `nota medie, ${reviews}`,
  },
  recent: 'Solicitări recente',
  all: 'Vezi toate',
  firstUseTitle: 'Bine ați venit în Portal PSP',
  firstUseToRead:
    'Aici apar solicitările instituției și ofertele primite, după ce un proprietar sau un editor trimite prima.',
  firstUse:
    'Începeți cu prima solicitare: scrieți ce aveți nevoie, iar firmele potrivite vă trimit oferte pe care le comparați aici.',
};
