import type { OwnCommunityView } from '@psp/contracts/own-community';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PartForm } from '../../parts/ui/part-form.tsx';
import { strings } from './strings.ts';
import { type CommunityPart, type PartProps, sendPart, useWhole } from './use-whole.ts';

type FormProps<Text extends FieldValues> = ComponentProps<typeof PartForm<OwnCommunityView, Text>>;

interface CommunityPartFormProps<Text extends FieldValues>
  extends PartProps,
    Omit<FormProps<Text>, 'whole' | 'failed' | 'part'> {
  part: CommunityPart<Text>;
}

/** The form of one part of a showcase. */
export function CommunityPartForm<Text extends FieldValues>(props: CommunityPartFormProps<Text>) {
  const { area, community, part, ...form } = props;
  const whole = useWhole({ area, community });
  return (
    <PartForm {...form} part={{ ...part, send: sendPart(props, part) }} whole={whole} failed={strings.saveFailed} />
  );
}
