import type { Weights } from '@psp/contracts/scores';

const rules = new Intl.PluralRules('ro');
const counted = (count: number, one: string, many: string): string => {
  const rule = rules.select(count);
  if (rule === 'one') return one;
  return rule === 'few' ? `${count} ${many}` : `${count} de ${many}`;
};

/** Texts of the file for a purchase. */
export const strings = {
  title: 'Dosarul achiziției',
  titleOfConsultation: 'Dosarul consultării de piață',
  facts: {
    number: 'Număr',
    title: 'Titlu',
    domain: 'Domeniu',
    budget: 'Buget fără TVA, lei',
    place: 'Locul',
    sent: 'Trimisă',
    deadline: 'Termen pentru oferte',
    opened: 'Oferte deschise',
    status: 'Stare',
    none: 'nu este completat',
    notYet: 'nu încă',
    whole: 'oriunde în țară',
  },
  sections: {
    request: 'Solicitarea',
    choice: 'Alegerea',
    conclusion: 'Concluzia consultării',
    answers: 'Răspunsurile firmelor',
    offers: 'Ofertele, așa cum au fost deschise',
    scores: 'Ponderile și punctajele',
    reasons: 'Motivele comunicate firmelor',
    questions: 'Întrebări și răspunsuri',
    told: 'Cine a fost anunțat și invitat',
    versions: 'Versiuni și fișiere',
    history: 'Istoric',
    limit: 'Pragul achiziției directe',
    signatures: 'Semnături',
  },
  sealed: (count: number) =>
    `Ofertele nu au fost deschise. Până acum ${count === 1 ? 'a fost depusă una' : `au fost depuse ${count}`}; conținutul nu intră în dosar înainte de deschidere.`,
  noConclusion: 'Consultarea nu a fost încheiată.',
  noAnswers: 'Nu a venit niciun răspuns.',
  sealedAnswers: (count: number) =>
    `Răspunsurile nu au fost deschise. Până acum ${count === 1 ? 'a venit unul' : `au venit ${count}`}; conținutul lor nu intră în dosar înainte de deschidere.`,
  answerOf: (firma: string, when: string, revision: number) => `${firma}, ${when}, la versiunea ${revision}`,
  answerParts: { method: 'Cum ar lucra', term: 'Termen estimat', questions: 'Întrebări și observații' },
  answerPart: (title: string, text: string) => `${title}: ${text}`,
  noOffers: 'Nu a fost depusă nicio ofertă.',
  noChoice: 'Nicio ofertă nu a fost acceptată.',
  chosen: (firma: string, price: string, withVat: string, days: number) =>
    `${firma}: ${price} lei fără TVA (${withVat} lei cu TVA), livrare în ${counted(days, 'o zi', 'zile')}.`,
  reason: (text: string) => `Motivul: ${text}`,
  noReason: 'Motivul nu a fost cerut la data alegerii.',
  method: (firma: string) => `Metoda de lucru și echipa, ${firma}`,
  team: (text: string) => `Echipa: ${text}`,
  offerColumns: [
    'Firma',
    'Depusă',
    'Fără TVA, lei',
    'TVA',
    'Cu TVA, lei',
    'Zile',
    'Valabilă până la',
    'Stare',
  ] as const,
  scoreColumns: ({ price, term, rating, method }: Weights) =>
    [
      'Firma',
      'Locul',
      `Preț, cel mult ${price}`,
      `Termen, cel mult ${term}`,
      `Notă, cel mult ${rating}`,
      `Metodă, cel mult ${method}`,
      'Total din 100',
    ] as const,
  rules: ({ price, term, rating, method }: Weights) =>
    `Preț: cel mai mic preț ÷ prețul ofertei × ${price}. Termen: cel mai scurt termen ÷ termenul ofertei × ${term}. Notă: 5 aduce ${rating}, cel mult 3 aduce 0; fără recenzii, jumătate. Metodă: nota de la 0 la 10 dată de autoritate, din ${method}. Fiecare parte are o zecimală, iar totalul este suma lor.`,
  proposed: 'Ponderile sunt cele propuse de portal.',
  reasonColumns: ['Firma', 'Stare', 'Motivul, așa cum l-a primit'] as const,
  questionAsked: (when: string, text: string) => `${when}. ${text}`,
  answered: (text: string, when: string) => `${text} Răspuns la ${when}.`,
  unanswered: 'Fără răspuns.',
  noQuestions: 'Nu a fost pusă nicio întrebare.',
  toldLead: (count: number) =>
    `La trimitere ${count === 1 ? 'a fost anunțată' : 'au fost anunțate'} ${counted(count, 'o firmă', 'firme')}.`,
  toldColumns: ['Firma', 'De ce', 'Anunțată', 'Citită', 'Răspuns'] as const,
  invited: 'invitată',
  suited: 'domeniul ei',
  found: 'a găsit-o singură',
  offered: 'ofertă',
  notOffered: 'fără ofertă',
  version: (revision: number, when: string) => `Versiunea ${revision}, din ${when}`,
  versionFacts: (title: string, deadline: string, budget: string) =>
    `${title}. Termen: ${deadline}. Buget fără TVA: ${budget}.`,
  fileColumns: ['Fișier', 'Al cui', 'Din', 'Versiuni'] as const,
  own: 'autoritatea',
  fromVersion: (added: number, removed: number | null) =>
    removed === null ? `de la versiunea ${added}` : `versiunile ${added}–${removed - 1}`,
  ofOffer: 'ofertă',
  noFiles: 'Nu există fișiere atașate.',
  historyColumns: ['Data și ora', 'Ce s-a întâmplat', 'Cine', 'Motivul'] as const,
  sentBudget: 'Bugetul la trimitere',
  chosenPrice: 'Valoarea aleasă',
  limit: (what: string, value: string, alike: string) => `${what}: ${value} lei${alike}, fără TVA.`,
  alike: (count: number, total: string, sum: string) =>
    `, împreună cu ${counted(count, 'o solicitare', 'solicitări')} din același domeniu din ultimele 12 luni, ${total} lei; în total ${sum} lei`,
  passes: (isAbove: boolean, amount: string, day: string) =>
    `${isAbove ? 'Depășește' : 'Nu depășește'} pragul de ${amount} lei pentru produse și servicii (Legea 98/2016, art. 7 alin. (5)), valabil la ${day}.`,
  historyLead: 'Numele persoanelor se află în istoricul din portal.',
  signers: ['Întocmit', 'Verificat', 'Aprobat'],
  law: 'Acest dosar nu înlocuiește sistemul de stat. Portal PSP pregătește documentele unei achiziții directe sau ale unei consultări a pieței. Achiziția se înregistrează în sistemul electronic de achiziții publice (SEAP), care rămâne locul evidenței.',
  budget: (min: string, max: string) =>
    min && max ? `${min}–${max}` : min ? `de la ${min}` : max ? `cel mult ${max}` : '',
  workbook: { sheet: 'Comparație', weights: 'Ponderi', delivery: 'Zile', rating: 'Notă', mark: 'Nota metodei' },
  files: {
    pdf: (number: string) => `dosar-${number}.pdf`,
    zip: (number: string) => `dosar-${number}.zip`,
    xlsx: (number: string) => `comparatie-${number}.xlsx`,
    told: 'firme-anuntate.csv',
    attachments: 'fisiere',
    offers: 'oferte',
  },
};
