import { type AcceptanceForm, acceptanceForm, type OwnDiscount } from '@psp/contracts/discount-codes';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Link } from '@psp/design-system/link';
import { Columns, Page, PageHeader } from '@psp/design-system/page';
import { RowItem, RowList } from '@psp/design-system/rows';
import { TextField } from '@psp/design-system/text-fields';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { acceptorFilters, acceptorsQuery, api, DISCOUNT_KEY, ownDiscountQuery } from './queries.ts';
import { acceptorStrings as strings } from './strings.ts';
import { BENEFITS_TRAIL } from './trail.ts';

/** /firma/network/cod/parteneri: partners that give the discount, and whether the firm gives it. */
export function AcceptorsPage() {
  usePageTitle(strings.title);
  const own = useQuery(ownDiscountQuery());
  const listed = useListed(acceptorFilters, acceptorsQuery);
  return (
    <Page>
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        breadcrumb={[...BENEFITS_TRAIL, { label: strings.title }]}
      />
      <Columns>
        <FilteredList {...listed} words={strings}>
          {({ items }) => (
            <Card aria-label={strings.title}>
              <RowList>
                {items.map(({ firm, appliesTo, county, locality }) => (
                  <RowItem key={firm.id} detail={[locality, county].filter(Boolean).join(', ')}>
                    <Link href={`/partener/${firm.id}`} isStrong>
                      {firm.name}
                    </Link>
                    <div>{appliesTo}</div>
                  </RowItem>
                ))}
              </RowList>
            </Card>
          )}
        </FilteredList>
        <Card aria-label={strings.own}>
          <CardHeader title={strings.own} />
          <CardBody>
            <Loaded query={own} rows={3}>
              {(discount) => <Acceptance own={discount} />}
            </Loaded>
          </CardBody>
        </Card>
      </Columns>
    </Page>
  );
}

type Fields = Omit<AcceptanceForm, 'version'>;

function Acceptance({ own: { acceptance } }: { own: OwnDiscount }) {
  const isReadOnly = useIsReadOnly();
  const version = acceptance?.version ?? null;
  const form = useActForm<Fields, AcceptanceForm>({
    send: (body) => api.call('PUT /discount-codes/acceptance', { body }),
    view: ownDiscountQuery(),
    refreshes: [DISCOUNT_KEY],
    done: strings.saved,
    blank: { isOn: acceptance?.isOn ?? false, appliesTo: acceptance?.appliesTo ?? '' },
    follows: true,
    ids: { isOn: 'acord', appliesTo: 'la-ce' },
    schema: { safeParse: (fields) => acceptanceForm.safeParse({ ...(fields as Fields), version }) },
  });
  if (isReadOnly) return <p>{acceptance?.isOn ? strings.on(acceptance.appliesTo) : strings.off}</p>;
  return (
    <StackForm of={form} gap={16} problem={strings.problem}>
      <CheckboxField {...form.field('isOn')} label={strings.give} hint={strings.giveHint} />
      <TextField
        {...form.field('appliesTo')}
        label={strings.appliesTo}
        hint={strings.appliesHint}
        maxLength={300}
        isOptional={!form.values.isOn}
      />
      <div>
        <Button type="submit" isPending={form.isPending}>
          {strings.save}
        </Button>
      </div>
    </StackForm>
  );
}
