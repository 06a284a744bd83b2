import type {
  AlikeReason,
  ExchangeOrder,
  ExchangeShown,
  ListedStage,
  MoneySource,
} from '@psp/contracts/exchange-names';
import { formatNumber, plural } from '@psp/design-system/format';

const projects = (count: number) => plural(count, { one: 'proiect', few: 'proiecte', other: 'proiecte' });
const listed = new Intl.ListFormat('ro', { type: 'conjunction' });

/** The labels of bands, without their limits. */
export const bandLabels = <Key extends string>(bands: Record<Key, { label: string }>): Record<Key, string> => {
  const entries = Object.entries<{ label: string }>(bands).map(([key, { label }]) => [key, label]);
  return Object.fromEntries(entries) as Record<Key, string>;
};

/** For a firm, those that it worked on come first in place of places alike. */
export const ORDER_LABELS: Record<ExchangeOrder, string> = {
  alike: 'Localități ca a dvs.',
  newest: 'Cele mai noi',
  adopted: 'Cele mai preluate',
};
export const FIRMA_ORDER_LABELS = { ...ORDER_LABELS, alike: 'Cele la care ați lucrat' };

const firmaShown: Omit<Record<ExchangeShown, string>, 'adopted'> = {
  mine: 'La care ați lucrat',
  followed: 'Urmărite de dvs.',
  partners: 'Caută parteneri',
};

/** What is shown of the exchange; firms adopt no projects. */
export const SHOW_LABELS: Record<'uat' | 'firma', Record<ExchangeShown, string>> = {
  uat: {
    mine: 'Ale instituției dvs.',
    followed: 'Urmărite de dvs.',
    adopted: 'Preluate de instituție',
    partners: 'Caută parteneri',
  },
  firma: { ...firmaShown } as Record<ExchangeShown, string>,
};

/** Names of the stages for a group of projects. */
export const STAGE_TABS: Record<ListedStage | 'all', string> = {
  all: 'Toate',
  done: 'Încheiate',
  ongoing: 'În lucru',
  wanted: 'Dorite',
  gone: 'Retrase',
};

/** Reasons on a card, after "ca a dvs.". */
export const SHORT_REASONS: Record<AlikeReason, string> = {
  population: 'populație',
  kind: 'fel',
  county: 'județ',
  requests: 'solicitări',
};

export const strings = {
  lead: {
    uat: 'Ce au făcut, fac sau își doresc alte primării. Preluați un proiect ca ciornă de solicitare.',
    firma: 'Ce au făcut, fac sau își doresc primăriile. Proiectele la care ați lucrat vă pot numi, cu acordul dvs.',
    public: 'Ce au făcut, fac sau își doresc primăriile din rețea, cu costuri, pași și documente.',
  },
  publish: 'Publică un proiect',
  searchHint: 'Caută: iluminat, registru agricol',
  domain: 'Domeniu',
  anyDomain: 'Toate',
  population: 'Populație',
  budget: 'Buget',
  source: 'Sursa banilor',
  county: 'Județ',
  anyCounty: 'Toate',
  any: 'Oricare',
  show: 'Arată',
  anyShown: 'Toate',
  order: 'Sortare',
  stage: 'Starea',
  count: projects,
  emptyTitle: 'Niciun proiect încă',
  emptyText: 'Proiectele apar aici de îndată ce o primărie le publică.',
  noMatchTitle: 'Niciun proiect nu se potrivește',
  noMatchText: 'Încercați alte cuvinte, alt județ sau mai puține filtre.',

  alikeFirst: 'Întâi',
  alikePlaces: 'localități ca a dvs.',
  nearRange: (from: number, to: number) => `: ${formatNumber(from)}–${formatNumber(to)} loc.`,
  nearUnknown: 'Întâi cele mai noi; nu știm câți locuitori are localitatea dvs.',
  byWorked: 'Întâi proiectele la care ați lucrat, apoi cele mai noi.',
  byNewest: 'Întâi cele publicate cel mai recent.',
  byAdopted: 'Întâi cele preluate de cele mai multe primării.',
  change: 'Schimbă',
  ordering: {
    title: 'În ce ordine vin proiectele',
    order: 'Întâi',
    near: 'Locuitori în jurul cărora o localitate este ca a dvs.',
    nearHint: 'Lăsați gol pentru populația localității dvs. Proiectele primăriilor apropiate ca mărime vin primele.',
    nearWrong: 'Scrieți un număr întreg de la 1 la 3.000.000.',
    apply: 'Arată în această ordine',
  },

  alike: 'ca a dvs.',
  inhabitants: (count: number) => `${formatNumber(count)} loc.`,
  facts: {
    cost: 'Cost fără TVA',
    budget: 'Buget gândit',
    money: 'Banii',
    lasted: 'A durat',
    lasts: 'Durează',
    starts: 'Ar începe',
    files: 'Documente',
    adopted: 'Preluat',
  },
  notShown: 'nu este publicat',
  upTo: (amount: string) => `până la ${amount}`,
  unknown: 'nestabilit',
  noFiles: 'niciunul',
  files: (count: number, hasCopied: boolean) => `${formatNumber(count)}${hasCopied ? ', cu fișiere de preluat' : ''}`,
  adoptedBy: (count: number) =>
    count === 0 ? 'încă nu' : `de ${plural(count, { one: 'primărie', few: 'primării', other: 'primării' })}`,
  ongoing: (stage: string, percent: number) => `${stage}, ${percent}%`,
  seeks: 'Caută parteneri.',
  joined: (names: readonly string[], all: number) => {
    if (all === 0) return 'Primăriile care se alătură pot face împreună o solicitare de grup.';
    const others = all - names.length;
    const who = others > 0 ? [...names, `încă ${formatNumber(others)}`] : names;
    return `${all === 1 ? 'S-a alăturat' : 'S-au alăturat'} ${listed.format(who)}; pot deveni o solicitare de grup.`;
  },
  join: 'Ne alăturăm',
  joinOf: (title: string) => `Ne alăturăm la „${title}”`,
  isJoined: 'V-ați alăturat',
  own: 'Al instituției dvs.',

  byCounty: 'Pe județe',
  asList: 'Ca listă',
  asMap: 'Ca hartă',
  map: {
    map: 'Harta județelor',
    hint: 'Alegeți un județ și lista se restrânge.',
    empty: 'Niciun proiect cu aceste filtre.',
    county: (name: string, count: number) => `${name}: ${count === 0 ? 'niciun proiect' : projects(count)}`,
    legend: 'Proiecte într-un județ',
  },
  ownCounty: 'Conturul galben: județul dvs.',
  countyTable: 'Proiecte pe județe',
  projects: 'Proiecte',
  allCounties: 'Toate județele',
  most: 'Preluate cel mai des',
  place: (title: string, place: string) => `${title}, ${place}`,
  suggestion: {
    title: 'Aveți un proiect finalizat?',
    text: (title: string) =>
      `„${title}” poate fi publicat în două minute: textele, costul și documentele sunt deja în portal.`,
    start: 'Începe de la el',
    failed: 'Ciorna nu a fost făcută',
  },
};

/** Sources of money in a sentence. */
export const moneyOf = (labels: Record<MoneySource, string>, sources: readonly MoneySource[]): string =>
  sources.length === 0 ? strings.unknown : listed.format(sources.map((source) => labels[source]));

/** Bands of the map. */
export const bandStrings = { few: '0–1', some: '2–4', many: '5–9', most: '10 și peste' };
