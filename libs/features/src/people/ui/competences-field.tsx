import { COMPETENCE_LENGTH, COMPETENCES_MAX } from '@psp/contracts/people';
import { Button } from '@psp/design-system/button';
import type { FieldProps } from '@psp/design-system/field';
import { OwnText } from '@psp/design-system/own-text';
import { Stack } from '@psp/design-system/page';
import { TextListField } from '@psp/design-system/text-list-field';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import type { OwnListingArea } from './area.ts';
import { competencesQuery } from './queries.ts';
import { strings } from './strings.ts';

const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  font-size: 1rem;
`;

/* Letters of a competence from which those in use are looked for. */
const SUGGESTED_FROM = 2;

interface CompetencesFieldProps extends FieldProps<string[]> {
  own: OwnListingArea;
}

/** Competences, one a line, with suggestions from those that others use for the last line. */
export function CompetencesField({ own, ...field }: CompetencesFieldProps) {
  const { value, onChange } = field;
  const last = useDeferredValue(value.at(-1)?.trim() ?? '');
  const { data } = useQuery({ ...competencesQuery(own, last), enabled: last.length >= SUGGESTED_FROM });
  const taken = new Set(value.map((text) => text.trim().toLowerCase()));
  const offered = last.length < SUGGESTED_FROM ? [] : (data?.items ?? []);
  const items = offered.filter((name) => !taken.has(name.toLowerCase()));
  return (
    <Stack gap={8}>
      <TextListField
        {...field}
        add={strings.addCompetence}
        itemLabel={strings.competence}
        most={COMPETENCES_MAX}
        maxLength={COMPETENCE_LENGTH}
      />
      {items.length > 0 ? (
        <Suggestions role="group" aria-label={strings.inUse}>
          <OwnText>{strings.inUse}</OwnText>
          {items.map((name) => (
            <Button
              key={name}
              variant="secondary"
              size="small"
              icon={<Plus aria-hidden />}
              onPress={() => onChange([...value.slice(0, -1), name])}
            >
              {name}
            </Button>
          ))}
        </Suggestions>
      ) : null}
    </Stack>
  );
}
