import type { RecommendedSource } from '@psp/contracts/knowledge';
import { plural } from '@psp/design-system/format';

const DOCUMENTS = { one: 'document', few: 'documente', other: 'documente' };
const ACTS = { one: 'act, rezumat', few: 'acte, rezumate', other: 'acte, rezumate' };
const COURSES = { one: 'programat', few: 'programate', other: 'programate' };
const CONVERSATIONS = { one: 'conversație a dvs.', few: 'conversații ale dvs.', other: 'conversații ale dvs.' };
const COLLEAGUES = { one: 'coleg', few: 'colegi', other: 'colegi' };

export const strings = {
  title: 'Centrul de cunoștințe',
  lead: 'Ghiduri, răspunsuri și articole pentru administrația locală, căutate laolaltă.',
  sections: 'Secțiuni',
  banner: {
    title: 'Asistentul vă poate răspunde direct.',
    text: 'Este un program: răspunde numai din bibliotecă și arată pasajul.',
    ask: 'Întreabă asistentul',
  },
  tiles: {
    assistant: {
      label: 'Asistent',
      count: (count: number) => (count > 0 ? plural(count, CONVERSATIONS) : 'Întrebări și răspunsuri'),
    },
    library: { label: 'Bibliotecă', count: (count: number) => plural(count, DOCUMENTS) },
    legislation: { label: 'Legislație', count: (count: number) => plural(count, ACTS) },
    training: { label: 'Cursuri', count: (count: number) => plural(count, COURSES) },
  },
  recommended: (name: string) => `Recomandate pentru ${name}`,
  nothingRecommended:
    'Recomandările apar după prima solicitare: le alegem după domeniile ei și după ce au citit colegii dvs.',
  articles: 'Articole recente',
  allArticles: 'Toate articolele',
  noArticles: 'Încă nu a publicat nimeni un articol.',
  by: (name: string, minutes: number) => `${name}, ${minutes} min de citit`,
  favourites: 'Favorite',
  allFavourites: (count: number) => `Toate (${count})`,
  quickLinks: 'Legături rapide',
  templates: (count: number) => `Modele de completat (${count})`,
  links: [
    { label: 'Întreabă pe forum', href: '/uat/forum' },
    { label: 'Înscrie colegi la cursuri', href: '/uat/training-programs' },
    { label: 'Scrie un articol', href: '/uat/community/articles' },
    { label: 'Întrebări frecvente și tichete', href: '/support' },
  ],
  course: 'Curs apropiat',
  reason: ({ reason, detail, people }: RecommendedSource): string =>
    ({
      request: `aveți deschisă solicitarea ${detail}`,
      colleagues: `l-${people === 1 ? 'a' : 'au'} citit ${plural(people, COLLEAGUES)}`,
      domain: `ați mai cerut servicii din domeniul ${detail}`,
    })[reason],
};
