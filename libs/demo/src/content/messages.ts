/** Messages between an authority and the firm of a project, in turn, the authority first. `note`: a final note of the authority. */
export const CONVERSATIONS: readonly { texts: readonly string[]; note?: string }[] = [
  {
    texts: [
      'Bună ziua! Când puteți veni pentru instalare? Operatorii noștri sunt disponibili de luni până joi.',
      'Bună ziua! Putem veni marți, la ora 10:00. Avem nevoie de acces la server și de o sală pentru instruire.',
      'Marți la 10:00 este bine. Sala de ședințe este liberă toată ziua.',
      'Mulțumim. Trimitem până vineri lista programelor pe care le instalăm.',
    ],
    note: 'Am rezervat sala de ședințe pentru marți.',
  },
  {
    texts: [
      'Bună ziua! Ne puteți trimite un grafic al lucrărilor pentru ședința de consiliu?',
      'Bună ziua! Îl trimitem mâine dimineață, cu cele trei etape și persoanele care răspund de fiecare.',
      'Mulțumim, îl așteptăm.',
    ],
  },
  {
    texts: [
      'Bună ziua! Am primit documentele. La pagina 4 lipsește semnătura.',
      'Bună ziua! Aveți dreptate. Vă trimitem astăzi pagina semnată.',
    ],
  },
];
