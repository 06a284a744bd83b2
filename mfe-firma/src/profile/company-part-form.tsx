import type { OwnCompany } from '@psp/contracts/own-company';
import { PartForm } from '@psp/features/parts/ui/part-form';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useWhole } from './queries.ts';
import { strings } from './strings.ts';

export interface CompanyProps {
  company: OwnCompany;
}

export interface SectionProps extends CompanyProps {
  mayEdit: boolean;
}

type FormProps<Text extends FieldValues> = ComponentProps<typeof PartForm<OwnCompany, Text>>;

/** The form of one part of the profile. */
export function CompanyPartForm<Text extends FieldValues>({
  company,
  ...form
}: CompanyProps & Omit<FormProps<Text>, 'whole' | 'failed'>) {
  return <PartForm {...form} whole={useWhole(company)} failed={strings.saveFailed} />;
}

/** Parses a typed year: null when empty, NaN when it is not a number. */
export const parseYear = (typed: string): number | null => {
  const year = typed.trim();
  return year === '' ? null : /^\d+$/.test(year) ? Number(year) : Number.NaN;
};
