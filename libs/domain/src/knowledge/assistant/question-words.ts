import { fold } from '@psp/contracts/fold';

/*
 * Folded words of questions that say what kind of answer is wanted, or nothing, and are not looked for. Those of English questions too:
 * what stays of them are numbers and names.
 */
const EMPTY = new Set(
  `cat cata cate cati care cine ce cum cand unde oare daca dar deci sa se si ori nu da ba vreau vrem vrea putem pot poate poti puteti
  trebuie trebui avem aveti am are ai au fi fie fost este sunt e ne ni va vi le li lui lor noi voi ei ele eu tu mi ma te il ii o unui unei
  unor niste orice oricare vreun vreo acest aceasta aceste acesti asta astea acel acea acele acei asa atunci acum aici acolo mai prea doar
  numai tot toate toti toata inca deja dupa pana la de din in cu pe prin pentru spre despre intre peste sub fara contra
  al ale ai cel cea cele cei nostru noastra nostri noastre dvs dumneavoastra domnul doamna buna ziua salut multumesc multumim rog rugam
  va vom vor as ati ar spuneti spune imi iti isi ati cumva fel mod anume exact exista ca decat cumva la ce-i cu-i
  stiu stiti stie stim intreb intrebare intrebam cere ni cineva ceva altceva altfel altul alta alte alti
  the a an is are was were do does did of for to in on at by with what which who whom how much many when where why can could must should
  may we i you our us my it this that there be have has and or not from`
    .split(/\s+/)
    .filter(Boolean),
);

const WORD = /[a-z0-9]+/g;

/** Whether a folded word is looked for. */
export const isSought = (word: string): boolean => word.length > 1 && !EMPTY.has(word);

/** Folded words of a question that are looked for, each once, in their order; at most `most`. */
export const soughtWords = (question: string, most = 24): string[] =>
  [...new Set(fold(question).match(WORD))].filter(isSought).slice(0, most);

const NUMBER_ASKED =
  /\b(cat|cata|cati|cate|ce (sum|valoa|procent|prag|numar|pret|tarif|cota|plafon|dimensiun)\w*|how (much|many))\b/;
const TIME_ASKED = /\b(cand|pana cand|in cat timp|ce termen\w*|ce data|ce zi\w*|how long|when)\b/;

/** What an answer must hold at least: a number or a time; null for anything. */
export const askedFor = (question: string): 'number' | 'time' | null => {
  const folded = fold(question);
  if (TIME_ASKED.test(folded)) return 'time';
  return NUMBER_ASKED.test(folded) ? 'number' : null;
};

const FOLLOWS = /^\s*(dar|si|iar|atunci|daca|altfel|in cazul asta|but|and)\b/;
const REFERS =
  /\b(el|ea|ei|ele|asta|acesta|aceasta|acestea|acestia|lui|lor|acolo|atunci|aceeasi|acelasi|it|they|that)\b/;

/** Whether a question can only be understood with the one before it. */
export const followsUp = (question: string): boolean => {
  const words = soughtWords(question).length;
  const folded = fold(question);
  return words < 2 || (words <= 4 && (FOLLOWS.test(folded) || REFERS.test(folded)));
};
