import type { FigureKey, SectionKey } from '@psp/contracts/site-content';
import type { Value } from './values.ts';

/** One input. `long`: a text area; `lines`: a list with an item on each line. */
export interface Input {
  kind: 'line' | 'long' | 'lines';
  path: string;
  label: string;
  hint?: string;
}

/** A figure that is stated or computed. */
export interface FigureInput {
  kind: 'figure';
  path: string;
  label: string;
  figure: FigureKey;
}

/** Items of the same shape. The paths of `inputs` are relative to one item. */
export interface ItemsInput {
  kind: 'items';
  path: string;
  /** Label of an item, before its number: "Mărturia". */
  label: string;
  /** "o mărturie" */
  one: string;
  inputs: readonly Input[];
  min: number;
  max: number;
  blank: Value;
}

export type FormPart = Input | FigureInput | ItemsInput;

const line = (path: string, label: string, hint?: string): Input => ({
  kind: 'line',
  path,
  label,
  ...(hint ? { hint } : {}),
});
const long = (path: string, label: string): Input => ({ kind: 'long', path, label });
const lines = (path: string, label: string): Input => ({ kind: 'lines', path, label, hint: 'Câte unul pe rând.' });
const figure = (path: FigureKey, label: string): FigureInput => ({ kind: 'figure', path, label, figure: path });

const point = { inputs: [line('title', 'Titlul'), long('text', 'Textul')], blank: { title: '', text: '' } };
const AUDIENCE_NAMES = { authorities: 'Autorități', firms: 'Companii' } as const;

/** Form of each section. */
export const FORMS: Record<SectionKey, readonly FormPart[]> = {
  hero: [line('headline', 'Titlul'), long('lead', 'Textul de sub titlu')],
  figures: [
    figure('authorities', 'Autorități membre'),
    figure('firms', 'Parteneri activi'),
    figure('completedProjects', 'Proiecte finalizate'),
  ],
  about: [
    line('title', 'Titlul'),
    long('lead', 'Introducerea'),
    long('mission', 'Misiunea'),
    long('vision', 'Viziunea'),
    long('objective', 'Obiectivul'),
    { kind: 'items', path: 'values', label: 'Valoarea', one: 'o valoare', min: 1, max: 6, ...point },
  ],
  audiences: (['authorities', 'firms'] as const).flatMap((who) => [
    line(`${who}.name`, `${AUDIENCE_NAMES[who]}: supratitlul`),
    line(`${who}.title`, `${AUDIENCE_NAMES[who]}: titlul`),
    lines(`${who}.benefits`, `${AUDIENCE_NAMES[who]}: beneficiile`),
  ]),
  steps: [
    line('title', 'Titlul'),
    { kind: 'items', path: 'items', label: 'Pasul', one: 'un pas', min: 4, max: 4, ...point },
  ],
  testimonials: [
    line('title', 'Titlul'),
    {
      kind: 'items',
      path: 'items',
      label: 'Mărturia',
      one: 'o mărturie',
      inputs: [long('quote', 'Citatul'), line('name', 'Numele'), line('role', 'Cine este')],
      min: 0,
      max: 6,
      blank: { quote: '', name: '', role: '' },
    },
  ],
  impact: [
    line('title', 'Titlul'),
    figure('satisfaction', 'Satisfacția'),
    figure('projectValue', 'Valoarea proiectelor'),
    figure('responseTime', 'Timpul de răspuns'),
    figure('onTime', 'Proiecte la termen'),
  ],
  contact: [
    line('email', 'E-mail', 'Ce lăsați gol nu apare pe site.'),
    line('phone', 'Telefon', 'De exemplu 0722 123 456.'),
    line('address', 'Adresa'),
    line('hours', 'Programul'),
  ],
};

/** Explains how the portal counts each figure. */
export const COUNTED: Record<FigureKey, string> = {
  authorities: 'autoritățile aprobate',
  firms: 'firmele aprobate',
  completedProjects: 'proiectele finalizate',
  satisfaction: 'partea recenziilor publicate cu patru sau cinci stele',
  projectValue: 'suma ofertelor proiectelor finalizate, fără TVA, în lei',
  responseTime: 'mediana orelor dintre trimiterea unei solicitări și prima ofertă',
  onTime: 'partea proiectelor finalizate care au fost predate până la termen',
};
