import type { OwnCommunityView } from '@psp/contracts/own-community';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PartForm } from '../../parts/ui/part-form.tsx';
import { strings } from './strings.ts';
import { type PartProps, useWhole } from './use-whole.ts';

type FormProps<Text extends FieldValues> = ComponentProps<typeof PartForm<OwnCommunityView, Text>>;

/** The form of one part of a showcase. */
export function CommunityPartForm<Text extends FieldValues>({
  area,
  community,
  ...form
}: PartProps & Omit<FormProps<Text>, 'whole' | 'failed'>) {
  return <PartForm {...form} whole={useWhole({ area, community })} failed={strings.saveFailed} />;
}
