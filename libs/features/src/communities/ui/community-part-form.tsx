import type { OwnCommunityView } from '@psp/contracts/own-community';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PartForm } from '../../parts/ui/part-form.tsx';
import { strings } from './strings.ts';
import { type CommunityPart, type PartProps, savePart, useEditedCommunity } from './community-part.ts';

type FormProps<Text extends FieldValues> = ComponentProps<typeof PartForm<OwnCommunityView, Text>>;

/** Form of one part of a showcase. */
export function CommunityPartForm<Text extends FieldValues, Operations>({
  area,
  community,
  part,
  ...form
}: PartProps<Operations> & { part: CommunityPart<Text, Operations> } & Omit<
    FormProps<Text>,
    'whole' | 'part' | 'failed'
  >) {
  const whole = useEditedCommunity({ area, community });
  const saved = { ...part, save: savePart({ area, community }, part) };
  return <PartForm {...form} part={saved} whole={whole} failed={strings.saveFailed} />;
}
