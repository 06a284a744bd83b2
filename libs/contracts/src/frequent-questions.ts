import { z } from 'zod';
import { anyone } from './access.ts';
import { operations, read } from './operations.ts';

/** Frequent questions with their answers. `id` is what the passages of a question are kept under, `anchor` its place on /support. */
export const FREQUENT_QUESTIONS = [
  {
    id: '01900000-0000-7000-8000-000000000001',
    anchor: 'inscriere',
    question: 'Cum mă înscriu în portal?',
    answer:
      'Alegeți „Înregistrare”, apoi tipul contului: Membru PSP, pentru o autoritate locală (UAT), sau Partener PSP, pentru o firmă. Completați datele organizației și confirmați adresa de e-mail. Asociația verifică cererea și vă anunță prin e-mail când o aprobă.',
  },
  {
    id: '01900000-0000-7000-8000-000000000002',
    anchor: 'costuri',
    question: 'Cât costă folosirea portalului?',
    answer: 'Funcțiile de bază sunt gratuite: înscrierea, profilul, solicitările de servicii și ofertele.',
  },
  {
    id: '01900000-0000-7000-8000-000000000003',
    anchor: 'articole',
    question: 'Cine verifică articolele înainte de publicare?',
    answer:
      'Toate articolele trec printr-o moderare. Asociația le citește înainte de publicare; dacă un articol este respins sau are nevoie de schimbări, autorul vede motivul și îl poate corecta.',
  },
  {
    id: '01900000-0000-7000-8000-000000000004',
    anchor: 'evaluari',
    question: 'Cum funcționează evaluările?',
    answer:
      'După încheierea unei colaborări, autoritatea și firma se evaluează reciproc. Recenziile se publică după ce au scris amândouă sau după 14 zile, iar cine a primit una poate răspunde o dată.',
  },
  {
    id: '01900000-0000-7000-8000-000000000005',
    anchor: 'stergerea-contului',
    question: 'Cum îmi șterg contul?',
    answer:
      'Din pagina contului, la „Datele mele”, puteți descărca datele personale și puteți cere ștergerea contului, potrivit GDPR. Persoana este anonimizată; documentele instituției rămân ale instituției.',
  },
] as const;

/** All frequent questions, those of the portal before those that the association added. `anchor` is the place on /support. */
export const frequentQuestions = z.object({
  items: z.array(z.object({ anchor: z.string(), question: z.string(), answer: z.string() })),
});
export type FrequentQuestions = z.infer<typeof frequentQuestions>;

export const frequentQuestionOperations = operations(['public'], {
  list: read('/frequent-questions', { access: anyone, topics: ['questions'], view: frequentQuestions }),
});
