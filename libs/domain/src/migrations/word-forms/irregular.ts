/** Endings of words that would have the stem of another word without them: hârtie and hartă, stație and stat. */
const FAMILIES: readonly { ending: string; endings: string; roots: string }[] = [
  {
    ending: 'ie',
    endings: 'ie ia iei ii iile iilor',
    roots:
      'hart primar stat polit rat sot tamplar bucatar brutar croitor camp ser mos librar inginer direct zidar dulgher',
  },
  { ending: 'ea', endings: 'ea eaua ele elele elei elelor', roots: 'ret caf pod perd salt canap bret cur vops st' },
];

/** Words by groups, each with its stem first: forms that no ending explains, and words that another one would be taken for. */
const GROUPS = `
om om omul omului oameni oamenii oamenilor
zil zi ziua zilei zile zilele zilelor
cop copil copilul copilului copii copiii copiilor copie copia copiei copiile
val vale valea vai vaii vaile vailor
cal cale calea cai caii caile cailor
man mana manii maini mainii mainile mainilor
ou ou oul oului oua oualor ouale
foaie foaie foaia foii foi foile foilor
poarta poarta porti poarte portii portile portilor portei
coasta coasta coaste coastei coastele coastelor
coada coada cozi cozii cozile cozilor
cada cada cazii cazi
cursa cursa curse cursei cursele curselor
posta posta poste postei postele postelor
garda garda garzi garzii garzile garzilor
seara seara seri serile serilor
foarte foarte
sor sora sorei surori surorile surorilor surorii
masca masca masti mastii mastile mastilor
casca casca casti castii castile castilor
musca musca muste mustei mustele
greu greu greul grea grele grei greului grelelor greilor
rau rau rea rele rei raul raului relelor rauri raurile raurilor
nou nou noua noi noul noului noii noilor noile
mod mod modul modului modulul moduri modurile modurilor module modulele modulelor
femeie femeie femei femeia femeii femeile femeilor
cheie cheie chei cheia cheii cheile cheilor
idee idee idei ideea ideii ideile ideilor
oaie oaie oi oaia oii oile oilor
taxi taxi taxiul taxiului taxiuri taxiurile taxiurilor
spate spate spatele spatelui
alee alee alei aleea aleii aleile aleilor
lopat lopata lopeti lopetii lopetile lopetilor
bordei bordei bordeie bordeiul bordeiului bordeiele bordeielor
macara macara macarale macaraua macaralei macaralele macaralelor
lingura lingura linguri lingurii lingurile lingurilor`;

/** Stems that are another spelling of the second one: mese and masă, cuvinte and cuvânt. */
export const SPELLINGS: Record<string, string> = Object.fromEntries(
  `mes mas,fet fat,numer numar,ver var,taber tabar,umer umar,semint samant,tiner tanar,sfint sfant,cuvint cuvant,mormint mormant
vesmint vesmant,juramint juramant,legamint legamant,acoperamint acoperamant,ingrasamint ingrasamant,asedamint asedamant
doved dovad,lived livad,gramed gramad,daped dapad,laz lad,parai para,capet capat,paser pasar`
    .split(/[,\n]/)
    .map((pair) => pair.split(' ')),
);

const families = FAMILIES.flatMap(({ ending, endings, roots }) =>
  roots
    .split(' ')
    .flatMap((root) => endings.split(' ').map((one): [form: string, stem: string] => [root + one, root + ending])),
);
const groups = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Stems of words that no rule leads to, by the word. */
export const IRREGULAR: Record<string, string> = Object.fromEntries([
  ...families,
  ...groups.flatMap(([stem = '', ...forms]) => forms.map((form): [string, string] => [form, stem])),
]);

const sharedLength = ([first = '', ...others]: readonly string[]): number => {
  const length = [...first].findIndex((letter, at) => others.some((other) => other[at] !== letter));
  return length < 0 ? first.length : length;
};

/* What all forms begin with, and, as in a pattern of LIKE, the next letter that each of them has: o%m of om and oameni. */
const patternOf = (forms: readonly string[]): string => {
  const [[first = '', ...others], length] = [forms, sharedLength(forms)];
  const next = [...first.slice(length)].find((letter) => others.every((other) => other.includes(letter, length)));
  return first.slice(0, length) + (next ? `%${next}` : '');
};

/** Patterns of LIKE that the beginnings of all words of such a stem match. */
export const BEGINNINGS: Record<string, string> = Object.fromEntries([
  ...families.map(([, stem]): [string, string] => [stem, stem.slice(0, -2)]),
  ...Object.entries(SPELLINGS).map(([spelling, stem]): [string, string] => [
    stem,
    stem.slice(0, sharedLength([stem, spelling])),
  ]),
  ...groups.map(([stem = '', ...forms]): [string, string] => [stem, patternOf(forms)]),
]);
