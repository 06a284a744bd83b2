import { fold } from '@psp/contracts/fold';
import type { CheckRequestText, MissingTopic } from '@psp/contracts/request-text-check';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { checklistStrings as strings, type TopicKey } from './checklist-strings.ts';

/* What each topic is recognised by, in a text without diacritics and capitals. */
const SAID: Readonly<Record<TopicKey, RegExp>> = {
  result:
    /\b(livr|pred[aă]\w*|se vor (realiza|intocmi|elabora)|ce (ne )?trebuie|rezultat|trebuie (facut|sa (faca|aiba|cuprinda lucrarea)))/,
  situation:
    /\b(ce avem|avem deja|in prezent|exista|existent|acum|cum lucram|dispunem|situatia actuala|pana in prezent)/,
  quantity: /(\d|\[numar\w*\]|\[nr\.?\])\s*(de )?(?!zile|luni|ani|ore|saptamani|lei|%)[a-z]{3,}|\bcantitat/,
  place: /\b(adresa|sediul|localitat|comuna|orasul|municipiul|satul|strada|str\.|judetul)/,
  term: /\b(termen(ul)? (de|pentru|total) (realizare|executie|livrare|predare|finalizare|implementare)|pana (la|in|cel tarziu)|in (termen de |cel mult |maxim(um)? )?(\d+|\[[a-z ]+\]) (de )?(zile|luni|saptamani)|calendar|durata|pe etape)/,
  budget: /(\d[\d.,]* ?(de )?(lei|ron|euro)\b|\bbuget\w* (este|estimat|maxim))/,
  receiver:
    /\b(raspunde (de|din partea)|persoana (de contact|care raspunde)|responsabil|se preda (catre|la|dlui|doamnei)|primeste lucrarea|punem la dispozitie|asiguram noi|ce asiguram)/,
  acceptance: /\b(recepti|proces[- ]verbal|se accepta|acceptanta|verificare(a)? (la|inainte de) (predare|plata))/,
  payment: /\b(plat[ai]|platim|factur|avans|transe)/,
  offer: /\b(ofert\w* (trebuie|cuprind|sa cuprinda|contin)|sa cuprinda (oferta|raspunsul)|in oferta)/,
  asked:
    /(\?|\b(intrebar|ce vrem sa aflam|vrem sa (stim|aflam)|va rugam sa ne (spuneti|raspundeti)|raspunsul sa cuprinda))/,
  dataProtection:
    /\b(dat(e|ele|elor) (personale|cu caracter personal)|gdpr|2016\/679|prelucrarea datelor|protectia datelor)/,
  dataOwnership:
    /\b(proprietatea (primariei|institutiei|noastra)|format(e)? deschis|export(ul)? (de )?date|predarea datelor|datele raman|cod(ul)? sursa)/,
  support: /\b(garanti|mentenant|intretiner|asistent|suport)/,
  training: /\b(instrui|formar|pregatirea (angajatilor|personalului)|manual(ul)? de utilizare)/,
  programme: /\b(program(ul)? |apel(ul)?\b|pnrr|ghid(ul)? solicitantului|finantare(a)? prin|axa)/,
  ownShare: /\b(cofinantar|contributi(a|e) propri|contributia (noastra|comunei|orasului)|rata de finantare)/,
  callDeadline:
    /\b(apelul se (inchide|deschide)|termen(ul)? de depunere|depunerea cererii|pana la depunere|data (limita|inchiderii))/,
  indicators: /\b(indicator|criteri(i|ile) de evaluare|punctaj|eligibil)/,
  procedure: /\b(procedur|achiziti(e|a) direct|licitati|anunt|valoare(a)? estimat|lot(uri|urile)?\b)/,
  conflict: /\b(conflict(ul)? de interese|confidential|impartial)/,
  stage: /\b(stadi|etapa|faza|am (inceput|facut|publicat)|in lucru|dosar(ul)? nr|instant|termen de judecata|litigi)/,
  legalBasis:
    /\b(lege(a|i)?\b|ordonant|hotarar|cod(ul)? (fiscal|administrativ|civil|muncii)|temei(ul)? legal|h\.?c\.?l)/,
  attested: /\b(atestat|autorizat|acreditat|certificat|barou|calificar|expert|specialist)/,
  permits: /\b(aviz|acord(ul)? de mediu|autorizati|act(ul)? de reglementare|apm\b)/,
  area: /\b(suprafat|hectar|\bha\b|mp\b|metri patrati|m2|m²|cadastral|amplasament|km\b)/,
  period: /\b(20\d\d ?[-–] ?20\d\d|perioada|pe (termen|urmatorii)|orizont)/,
  consultation: /\b(consultar(e|ea) (publica|cetatenilor|locuitorilor)|dezbater|chestionar|intalnir|sondaj)/,
  adoption: /\b(consiliul(ui)? local|hcl\b|aprob(area|at)|hotarare)/,
  taxpayers: /\b(contribuabil|rol(uri|urile)?\b|platitor|gospodari|debit)/,
  staff: /\b(angajat|post(uri|urile)?\b|functi(i|ile)\b|persoane|personal(ul)?\b)/,
  confidentiality: /\b(confidential|secret(ul)? (profesional|de serviciu)|date(le)? personale)/,
  audience: /\b(public(ul)? tinta|locuitor|cetateni|tineri|turisti|beneficiari|grup(ul)? tinta|ne adresam)/,
  channels: /\b(facebook|retele(le)? sociale|site|presa|radio|televiziun|afis|pliant|video|online|ziar)/,
  rights: /\b(drepturi(le)? de autor|drept de folosire|identitate(a)? vizuala|sigl|licent)/,
};

const OFFERED: readonly TopicKey[] = ['result', 'situation', 'quantity', 'place', 'term', 'budget'];
const AGREED: readonly TopicKey[] = ['receiver', 'acceptance', 'payment', 'offer'];

const OWN: Readonly<Record<DomainSlug, readonly TopicKey[]>> = {
  'it-digitalizare': ['dataProtection', 'dataOwnership', 'training', 'support'],
  'fonduri-europene': ['programme', 'callDeadline', 'ownShare', 'indicators'],
  'achizitii-publice': ['procedure', 'stage', 'conflict'],
  'consultanta-juridica': ['stage', 'legalBasis', 'attested', 'confidentiality'],
  mediu: ['area', 'permits', 'attested'],
  'strategii-locale': ['period', 'consultation', 'adoption'],
  'taxare-fiscalitate': ['taxpayers', 'legalBasis', 'dataProtection'],
  'resurse-umane': ['staff', 'legalBasis', 'dataProtection'],
  'marketing-comunicare': ['audience', 'channels', 'rights'],
};

/** What a request says in which field of its form; a text may say it instead. */
const FIELDS = { budget: 'budgetMax', place: 'locality' } as const;

/** The topics of requests of a kind and a domain, in the order in which they are read. A consultation agrees nothing. */
export const topicsFor = ({ kind, category }: Pick<CheckRequestText, 'kind' | 'category'>): TopicKey[] => [
  ...OFFERED,
  ...(category ? OWN[category] : []),
  ...(kind === 'consultation' ? (['asked'] as const) : AGREED),
];

/** Names what requests of the domain say and this one does not. A place to fill in counts as said: the form counts it itself. */
export const missingTopics = (text: CheckRequestText): MissingTopic[] => {
  const said = fold(`${text.title}\n${text.description}`);
  const isInField = { budget: text.hasBudget, place: text.hasPlace };
  const isSaid = (key: TopicKey): boolean =>
    (key in isInField && isInField[key as keyof typeof FIELDS]) || SAID[key].test(said);
  return topicsFor(text)
    .filter((key) => !isSaid(key))
    .map((key) => {
      const field = key in FIELDS ? FIELDS[key as keyof typeof FIELDS] : null;
      const { label, why, sentence } = strings[key];
      return { key, label, why, sentence: field ? null : sentence, field };
    });
};
