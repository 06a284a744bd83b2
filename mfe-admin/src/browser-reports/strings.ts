import { AREA_NAMES } from '@psp/contracts/area-names';
import type { FailureKind, ReportedArea } from '@psp/contracts/browser-reports';
import { plural } from '@psp/design-system/format';

const areas: Record<ReportedArea, string> = {
  ...AREA_NAMES,
  public: 'Site public',
  shell: 'Cadrul portalului',
};

const kinds: Record<FailureKind, string> = {
  registry: 'Lista versiunilor',
  manifest: 'Descrierea versiunii',
  entry: 'Codul zonei',
  incompatible: 'Versiune nepotrivită cu portalul',
  page: 'Codul unei pagini',
  outdated: 'Codul unei pagini, după o versiune nouă',
  crashed: 'Eroare în pagină',
};

export const strings = {
  title: 'Ce nu s-a încărcat',
  lead: 'Ce au întâmpinat browserele oamenilor în ultimele șapte zile. Rapoartele nu spun cine și nici ce pagină a deschis.',
  areas,
  kinds,
  failures: 'Încărcări eșuate',
  noFailures: 'Nimic nu a eșuat în ultimele șapte zile',
  noFailuresText:
    'Fiecare zonă s-a încărcat de fiecare dată. Un eșec apare aici în clipa în care un browser îl trimite.',
  area: 'Zona',
  kind: 'Ce a eșuat',
  version: 'Versiunea',
  unknownVersion: 'necunoscută',
  count: 'Vizite afectate',
  lastOn: 'Ultima dată',
  unknown: 'Versiuni necunoscute',
  unknownText: (count: number, day: string) =>
    `${plural(count, { one: 'raport', few: 'rapoarte', other: 'rapoarte' })} despre versiuni pe care portalul nu le are, șterse între timp sau inventate; ultima dată la ${day}. Nu intră în tabele.`,
  vitals: 'Viteza paginilor',
  vitalsText:
    'La trei sferturi dintre vizite pagina a fost cel puțin atât de rapidă. Prima apariție se măsoară la deschiderea portalului.',
  noVitals: 'Nicio vizită măsurată în ultimele șapte zile',
  noVitalsText: 'Browserele trimit măsurătorile când pagina se închide.',
  visits: 'Vizite',
  lcp: 'Prima apariție',
  inp: 'Răspunsul la apăsare',
  cls: 'Deplasarea paginii',
  good: 'bine',
  fair: 'de îmbunătățit',
  poor: 'slab',
  seconds: (value: string) => `${value} s`,
  milliseconds: (value: string) => `${value} ms`,
};
