import type { ApplicationContent, OwnApplication } from '@psp/contracts/applications';
import { domainsOf } from '@psp/contracts/taxonomies';
import type { Offered } from '@psp/contracts/taxonomy-labels';
import type { ReactNode } from 'react';
import {
  type Described,
  describeDescription,
  describeFirma,
  describeUat,
  describeWork,
} from '../registrations/describe.ts';
import type { FieldsProps } from '../registrations/form-text.tsx';
import { FirmaFields, WorkFields } from '../registrations/firma-fields.tsx';
import type { Problem } from '../registrations/problems.ts';
import { descriptionProblems, firmaProblems, uatProblems, workProblems } from '../registrations/rules.ts';
import { DescriptionField, UatFields } from '../registrations/uat-fields.tsx';
import { fieldAt, type FirmaValues, firmaBody, type UatValues, uatBody, uatFieldAt } from '../registrations/values.ts';

/** Operations on applications of one kind: read, describe, check, edit and convert to a body. */
export interface Editing<V> {
  kind: 'uat' | 'firma';
  read: (content: ApplicationContent) => V;
  /** `labels`: names of expertise. */
  describe: (values: V, labels: readonly Offered[]) => Described[];
  problems: (values: V) => Problem[];
  fields: (props: FieldsProps<V>) => ReactNode;
  body: (values: V) => object;
  /** Maps a path of the body in a server error to a field. */
  fieldAt: (path: string, values: V) => string;
}

function readUat(content: ApplicationContent): UatValues {
  const { siruta, name, uatType, countyCode, cui, address, description } = content;
  const isListed = siruta !== null && uatType !== null && countyCode !== null;
  return {
    countyCode: countyCode ?? '',
    isListed,
    authority: isListed ? { siruta, name, type: uatType, countyCode } : null,
    ownName: isListed ? '' : name,
    ownType: isListed ? '' : (uatType ?? ''),
    package: content.package ?? '',
    cui: cui ?? '',
    cuiConfirmed: true,
    address,
    description,
  };
}

function readFirma(content: ApplicationContent): FirmaValues {
  const { name, countyCode, locality, address, legalRepresentative, expertise, domains, portfolio } = content;
  return {
    name,
    cui: content.cui ?? '',
    cuiConfirmed: true,
    registrationNumber: content.registrationNumber ?? '',
    countyCode: countyCode ?? '',
    locality,
    address,
    website: content.website ?? '',
    legalRepresentative,
    expertise,
    withoutDomains: domains ? domainsOf(expertise).filter((slug) => !domains.includes(slug)) : [],
    portfolio,
  };
}

export const uatEditing: Editing<UatValues> = {
  kind: 'uat',
  read: readUat,
  describe: (values) => [...describeUat(values), ...describeDescription(values)],
  problems: (values) => [...uatProblems(values), ...descriptionProblems(values)],
  fields: (props) => (
    <>
      <UatFields {...props} />
      <DescriptionField {...props} />
    </>
  ),
  body: uatBody,
  fieldAt: uatFieldAt,
};

export const firmaEditing: Editing<FirmaValues> = {
  kind: 'firma',
  read: readFirma,
  describe: (values, labels) => [...describeFirma(values), ...describeWork(values, labels)],
  problems: (values) => [...firmaProblems(values), ...workProblems(values)],
  fields: (props) => (
    <>
      <FirmaFields {...props} />
      <WorkFields {...props} />
    </>
  ),
  body: firmaBody,
  fieldAt,
};

/** The lines of an application for display. `labels`: names of expertise. */
export function describeApplication({ content }: OwnApplication, labels: readonly Offered[]): Described[] {
  return content.kind === 'uat'
    ? uatEditing.describe(uatEditing.read(content), labels)
    : firmaEditing.describe(firmaEditing.read(content), labels);
}
