import type { ListingField } from '@psp/contracts/people';
import { CIVIS } from './firm-source.ts';

export interface ListingSource {
  /** Whose owner is listed: an authority or a firm of the demonstration by its number, a firm also by its name. */
  of: { uat: number } | { firm: number | string };
  daysAgo: number;
  competences: readonly string[];
  about: string;
  /** As stored; null where the person has written none. */
  phone: string | null;
  shows: readonly ListingField[];
}

/** People who have chosen to be in the directory, each with what they show. */
export const LISTINGS: readonly ListingSource[] = [
  {
    of: { uat: 1 },
    daysAgo: 41,
    competences: ['Registru agricol', 'Cadastru', 'Relația cu cetățenii'],
    about: 'Lucrez la comună de unsprezece ani. Am trecut registrul agricol pe calculator și pot spune ce a mers greu.',
    phone: '+40722000131',
    shows: ['position', 'competences', 'about', 'phone'],
  },
  {
    of: { uat: 2 },
    daysAgo: 33,
    competences: ['Licitații deschise', 'Caiete de sarcini', 'SEAP'],
    about: 'Scriu caiete de sarcini pentru lucrări mici și mijlocii. Trimit cu drag modele celor care încep.',
    phone: null,
    shows: ['position', 'competences', 'about', 'email'],
  },
  {
    of: { uat: 3 },
    daysAgo: 29,
    competences: ['PNRR', 'Cereri de finanțare'],
    about: '',
    phone: null,
    shows: ['position', 'competences'],
  },
  {
    of: { uat: 4 },
    daysAgo: 24,
    competences: ['Salubritate', 'Delegarea serviciilor publice', 'Tarife'],
    about: 'Am pregătit două delegări de servicii. Răspund la întrebări despre fundamentarea tarifelor.',
    phone: '+40722000134',
    shows: ['position', 'competences', 'about', 'phone', 'email'],
  },
  {
    of: { uat: 5 },
    daysAgo: 20,
    competences: ['Iluminat public', 'Eficiență energetică', 'PNRR'],
    about: 'Coordonez investițiile comunei: iluminat, școli, drumuri.',
    phone: null,
    shows: ['position', 'competences', 'about'],
  },
  {
    of: { uat: 8 },
    daysAgo: 12,
    competences: ['Resurse umane', 'Concursuri de ocupare'],
    about: '',
    phone: null,
    shows: ['competences'],
  },
  {
    of: { firm: CIVIS },
    daysAgo: 38,
    competences: ['Registratură electronică', 'Plăți online', 'Portal pentru cetățeni'],
    about: 'Conduc echipa care pune în funcțiune registratura. Vin la ghișeu înainte de orice ofertă.',
    phone: '+40722000141',
    shows: ['position', 'competences', 'about', 'phone', 'email'],
  },
  {
    of: { firm: 1 },
    daysAgo: 36,
    competences: ['Studii de fezabilitate', 'Ajutor de stat', 'PNRR'],
    about: 'Am lucrat nouă ani la investițiile unei primării, acum pregătesc proiecte pentru altele.',
    phone: null,
    shows: ['position', 'competences', 'about', 'email'],
  },
  {
    of: { firm: 2 },
    daysAgo: 27,
    competences: ['Drumuri comunale', 'Apă și canalizare', 'AFIR'],
    about: 'Proiecte de infrastructură pentru comune mici, de la temă la recepție.',
    phone: '+40722000143',
    shows: ['position', 'competences', 'about', 'phone'],
  },
  {
    of: { firm: 4 },
    daysAgo: 18,
    competences: ['Cereri de plată', 'Indicatori', 'Audit'],
    about: 'Urmăresc proiecte finanțate până la ultima cerere de plată.',
    phone: null,
    shows: ['position', 'competences', 'about'],
  },
  {
    of: { firm: 7 },
    daysAgo: 15,
    competences: ['Licitații deschise', 'SEAP', 'Contestații'],
    about: 'Conduc proceduri de achiziție, de la strategie la contract.',
    phone: null,
    shows: ['position', 'competences', 'about', 'email'],
  },
  {
    of: { firm: 10 },
    daysAgo: 6,
    competences: ['Contencios administrativ', 'Achiziții publice'],
    about: '',
    phone: null,
    shows: ['position', 'competences'],
  },
];
