import { AUDIENCE_LABELS, AUDIENCES, type NewsletterAudience } from '@psp/contracts/newsletter-issues';
import { COUNTIES, type CountyCode, DOMAINS, type DomainSlug } from '@psp/contracts/taxonomies';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { SelectField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { useQuery } from '@tanstack/react-query';
import { Fields } from './fields-style.ts';
import { strings } from './strings.ts';
import { recipientsQuery } from './queries.ts';
import type { IssueEditor } from './use-editor.ts';

const optionsOf = (names: Record<string, string>, all: string) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const counties = optionsOf(COUNTIES, strings.allCounties).toSorted((one, other) =>
  one.value === '' ? -1 : other.value === '' ? 1 : one.label.localeCompare(other.label, 'ro'),
);
const domains = optionsOf(DOMAINS, strings.allDomainsChoice);
const audiences = AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] }));

/** Whom a draft is for, with how many that is now. */
export function SegmentFields({ editor: { text: content, changePart: change } }: { editor: IssueEditor }) {
  const { data } = useQuery(recipientsQuery(content));
  return (
    <Card>
      <CardHeader title={strings.recipientsTitle} />
      <CardBody>
        <Stack gap={16}>
          <Fields>
            <SelectField
              label={strings.audienceField}
              options={audiences}
              value={content.audience}
              onChange={(audience) => change({ audience: audience as NewsletterAudience })}
            />
            <SelectField
              label={strings.county}
              hint={strings.countyHint}
              options={counties}
              value={content.countyCode ?? ''}
              onChange={(code) => change({ countyCode: (code || null) as CountyCode | null })}
            />
            <SelectField
              label={strings.domain}
              hint={strings.domainHint}
              options={domains}
              value={content.domain ?? ''}
              onChange={(slug) => change({ domain: (slug || null) as DomainSlug | null })}
            />
          </Fields>
          <p role="status">{data ? strings.recipients(data.recipients) : strings.counting}</p>
        </Stack>
      </CardBody>
    </Card>
  );
}
