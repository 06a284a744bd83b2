import { PACKAGE_LABELS } from '@psp/contracts/organisations';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import type { Offered } from '@psp/contracts/taxonomy-labels';
import { fields } from './field-strings.ts';
import { type TextName, TEXTS } from './texts.ts';
import {
  type AccessForm,
  chosenDomains,
  type FirmaValues,
  type PersonValues,
  type UatValues,
  uatName,
  uatTypeLabel,
} from './values.ts';

/** A field with its label and its value for display. */
export interface Described {
  id: string;
  term: string;
  text: string;
}

const textsOf = <Name extends TextName>(values: Readonly<Record<Name, string>>, ...names: Name[]): Described[] =>
  names.map((id) => ({ id, term: TEXTS[id].label, text: values[id] }));

const countyName = (code: string): string => new Map<string, string>(Object.entries(COUNTIES)).get(code) ?? '';

export function describeUat(values: UatValues): Described[] {
  const named = values.isListed
    ? [{ id: 'authority', term: fields.authority, text: uatName(values) }]
    : [...textsOf(values, 'ownName'), { id: 'ownType', term: fields.ownType, text: uatTypeLabel(values.ownType) }];
  return [
    { id: 'countyCode', term: fields.county, text: countyName(values.countyCode) },
    ...named,
    { id: 'package', term: fields.package, text: values.package ? PACKAGE_LABELS[values.package].name : '' },
    { id: 'cui', term: fields.cui, text: values.cui },
    ...textsOf(values, 'address'),
  ];
}

export const describeDescription = ({ description }: UatValues): Described[] => [
  { id: 'description', term: fields.description, text: description },
];

export const describeFirma = (values: FirmaValues): Described[] => [
  ...textsOf(values, 'name'),
  { id: 'cui', term: fields.cui, text: values.cui },
  ...textsOf(values, 'registrationNumber'),
  { id: 'countyCode', term: fields.county, text: countyName(values.countyCode) },
  ...textsOf(values, 'locality'),
  { id: 'address', term: fields.seat, text: values.address },
  ...textsOf(values, 'website', 'legalRepresentative'),
];

/** `labels`: names of expertise. */
export function describeWork(values: FirmaValues, labels: readonly Offered[]): Described[] {
  const { expertise, portfolio } = values;
  const names = expertise.map((chosen) => labels.find(({ slug }) => slug === chosen)?.name ?? chosen);
  return [
    { id: 'expertise', term: fields.expertise, text: names.join(', ') },
    {
      id: 'withoutDomains',
      term: fields.domains,
      text: chosenDomains(values)
        .map((slug) => DOMAINS[slug])
        .join(', '),
    },
    { id: 'portfolio', term: fields.portfolio, text: portfolio },
  ];
}

export const describePerson = (values: PersonValues, nameTerm = fields.contactName): Described[] => [
  { id: 'contactName', term: nameTerm, text: values.contactName },
  ...textsOf(values, 'position', 'email', 'phone'),
];

export const describeAccess = ({ message }: AccessForm): Described[] => [
  { id: 'message', term: fields.message, text: message },
];

/** Adds the number of the step to each line. */
export const withStep = (step: number, lines: Described[]) => lines.map((line) => ({ ...line, step }));
