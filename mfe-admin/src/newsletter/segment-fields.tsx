import {
  AUDIENCE_LABELS,
  AUDIENCES,
  type IssueContent,
  type NewsletterAudience,
} from '@psp/contracts/newsletter-issues';
import { COUNTIES, type CountyCode, DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import { useQuery } from '@tanstack/react-query';
import { Fields } from './fields-style.ts';
import { strings } from './strings.ts';
import { recipientsQuery } from './queries.ts';

const optionsOf = (names: Record<string, string>, all: string) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const counties = optionsOf(COUNTIES, strings.allCounties).toSorted((one, other) =>
  one.value === '' ? -1 : other.value === '' ? 1 : one.label.localeCompare(other.label, 'ro'),
);
const domains = optionsOf(DOMAINS, strings.allDomainsChoice);
const audiences = AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }));

interface SegmentFieldsProps {
  field: <Name extends 'audience' | 'countyCode' | 'domain'>(name: Name) => FormField<IssueContent[Name]>;
  content: IssueContent;
}

/** Whom a draft is for, with how many that is now. */
export function SegmentFields({ field, content }: SegmentFieldsProps) {
  const { data } = useQuery(recipientsQuery(content));
  const county = field('countyCode');
  const domain = field('domain');
  const audience = field('audience');
  return (
    <Card>
      <CardHeader title={strings.recipientsTitle} />
      <CardBody>
        <Stack gap={16}>
          <Fields>
            <SelectField
              {...audience}
              label={strings.audienceField}
              options={audiences}
              onChange={(chosen) => audience.onChange(chosen as NewsletterAudience)}
            />
            <SelectField
              {...county}
              label={strings.county}
              hint={strings.countyHint}
              options={counties}
              value={county.value ?? ''}
              onChange={(code) => county.onChange((code || null) as CountyCode | null)}
            />
            <SelectField
              {...domain}
              label={strings.domain}
              hint={strings.domainHint}
              options={domains}
              value={domain.value ?? ''}
              onChange={(slug) => domain.onChange((slug || null) as DomainSlug | null)}
            />
          </Fields>
          <p role="status">{data ? strings.recipients(data.recipients) : strings.counting}</p>
        </Stack>
      </CardBody>
    </Card>
  );
}
