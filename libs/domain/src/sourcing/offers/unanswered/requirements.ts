import { fold } from '@psp/contracts/fold';
import { placesIn } from '@psp/contracts/places';
import { sentencesOf } from '../../../operating/rich-text/sentences.ts';

/** A requirement of a request's text. */
export interface Requirement {
  text: string;
  /** The words by which an answer is recognised: as written, by the same without diacritics and capitals. */
  words: ReadonlyMap<string, string>;
}

/** At most as many requirements are read from a text. */
const REQUIREMENTS_MAX = 80;
const HEADING_MAX = 70;
const TEXT_MAX = 300;

/* Parts of a request that ask for nothing: what the authority has, does and gives. */
const BACKGROUND = /^(ce avem|ce asiguram|ce punem|ce oferim|cum lucram|situati|context|despre noi|fundal)/;
/* Parts that list what the offer must hold. */
const OFFERED = /(ofert|raspuns)\w*( \w+){0,4} (cuprind|contin)|cuprinda (oferta|raspunsul)|ce cerem in oferta/;
const ITEM = /^\s*(?:[-–—•*]|\d{1,3}[.)]|[a-zăâîșț]\))\s+/u;
const OBLIGATION =
  /\b(trebuie|obligatori|va (?!rugam\b|multumim\b)\w+|vor \w+|se (livr|predau?\b|realiz|intocm|asigur|instal|configur|migr|preia|preiau|scan|transfer|import)\w*|(firma|prestatorul|furnizorul|contractantul|ofertantul|executantul) \w+|asigura|garanti\w*|cerem|solicitam|dorim|vrem|cautam|(este|sunt) necesar\w*|cel (putin|mult))\b/;
/* What a sentence asks for in a row: "Solicităm migrarea, integrarea și instruirea." */
const ASKS =
  /(?<![\p{L}\p{N}])(?:solicit[ăa]m|cerem|dorim|vrem|c[ăa]ut[ăa]m|avem nevoie de|(?:este|sunt) necesar[ăe]?|v[ao]r? (?:cuprinde|permite|include|acoperi|publica)|vom aprecia|v[ăa] rug[ăa]m s[ăa] (?:descrieți|descrieti|prezentați|prezentati|atașați|atasati))\s+(?!ca\b|s[ăa]\b)(.+)$/iu;

/* Words that stand in all requests and tell nothing of one. */
const COMMON = new Set(
  `de la si in cu pe din al ale ai un una unei unui sau prin pentru care este sunt pe cel cea cei cele lor lui noi noua ca sa se va vor
  fi fie prin dupa intre fara ori iar dar doar numai mai foarte putin mult fiecare toate toti tot toata orice acest aceasta acestea
  aceste acestui unde cand cum cat cate cati ce cine ne ni noastra nostru noastre dvs dumneavoastra trebuie obligatoriu oferta ofertei
  oferte cuprinde cuprinda contina contine raspuns raspunsul firma firmei firme prestatorul furnizorul contractantul ofertantul
  executantul primarie primaria primariei comuna comunei institutia institutiei lucrare lucrarea lucrarii servicii serviciul serviciului
  livreaza livra livrarea preda preda predarea realizeaza realizarea asigura asigurarea facut face facem are avea avem cerem solicitam
  necesar necesare conform privind asupra catre pana lucru acolo aici daca atunci oricare inclusiv precum respectiv etc`.split(
    /\s+/,
  ),
);

/** Words that a field of the offer answers, by field. */
export const FIELD_WORDS = {
  price: /^(pret|cost|tarif|valoar|lei|ron|tva|buget)/,
  method: /^metod/,
  days: /^(durat|termen|zile|calendar|saptaman|luni$)/,
  team: /^(echip|expert|specialist|persoan|oameni)/,
} as const;
export type OfferField = keyof typeof FIELD_WORDS;

const isTelling = (word: string): boolean =>
  /^[a-z0-9]+$/.test(word) && (word.length > 2 || /\d/.test(word)) && !COMMON.has(word);

const wordsOf = (text: string): Requirement['words'] => {
  const places = placesIn(text).toReversed();
  const bare = places.reduce((now, { start, end }) => `${now.slice(0, start)} ${now.slice(end)}`, text);
  const words = bare.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Map(words.map((word) => [fold(word), word] as const).filter(([folded]) => isTelling(folded)));
};

const requirementOf = (text: string): Requirement => ({
  text: text
    .replace(/[\s.;,]+$/u, '')
    .slice(0, TEXT_MAX)
    .toWellFormed(),
  words: wordsOf(text),
});

/* "Prețul pe etape, durata și echipa." → its three parts. */
const partsOf = (text: string): string[] =>
  text.split(/[,;]\s+(?:și\s+)?|\s+și\s+/u).filter((part) => part.trim() !== '');
const withoutAnd = (text: string): string => text.replace(/^și\s+/u, '');

const isHeading = (line: string): boolean =>
  line.length <= HEADING_MAX && !/[.;,!?]\s*$/.test(line) && !ITEM.test(line);

type Part = 'asked' | 'offered' | 'background';

const partBegunBy = (heading: string): Part => {
  const folded = fold(heading);
  if (BACKGROUND.test(folded)) return 'background';
  return OFFERED.test(folded) ? 'offered' : 'asked';
};

const inLine = (line: string, part: Part): string[] => {
  if (part === 'background') return [];
  const isItem = ITEM.test(line);
  return sentencesOf(line).flatMap(({ text }) => {
    const folded = fold(text);
    const [, offered] = OFFERED.test(folded) ? (/(?:cuprind|con[țt]in)\p{L}*:?\s+(.+)$/iu.exec(text) ?? []) : [];
    if (offered) return partsOf(withoutAnd(offered));
    if (part === 'offered') return isItem ? [text] : partsOf(text);
    const [, row] = isItem ? [] : (ASKS.exec(text) ?? []);
    if (row) return partsOf(row);
    return isItem || OBLIGATION.test(folded) ? [text] : [];
  });
};

/**
 * The requirements of a request's text: its list items, sentences with an obligation, and what it says that offers must hold. Parts
 * about what the authority has and gives ask for nothing.
 */
export const requirementsOf = (description: string): Requirement[] => {
  let part: Part = 'asked';
  const found = description.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    if (!isHeading(line.trim())) return inLine(line, part);
    part = partBegunBy(line);
    return [];
  });
  return found
    .map(requirementOf)
    .filter(({ words }) => words.size > 0)
    .slice(0, REQUIREMENTS_MAX);
};
