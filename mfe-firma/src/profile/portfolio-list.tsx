import { COMPANY_ITEMS } from '@psp/contracts/company-bodies';
import type { OwnCompany } from '@psp/contracts/own-company';
import { NumberField } from '@psp/design-system/number-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { formatLei } from '@psp/design-system/format';
import { z } from 'zod';
import { CompanyPartForm, type SectionProps, parseYear } from './company-part-form.tsx';
import { confirmationStrings } from './confirmation-strings.ts';
import { ItemList, type ListKind } from './item-list.tsx';
import { listStrings } from './list-strings.ts';
import { api } from './queries.ts';
import { WorkConfirmation } from './work-confirmation.tsx';

const { portfolio: words } = listStrings;
const { fields } = words;

interface WorkText {
  name: string;
  beneficiary: string;
  year: string;
  budget: number | null;
  description: string;
}

/* An empty year is refused like an invalid one. */
const contentOf = ({ year, ...said }: WorkText) => ({ ...said, year: parseYear(year) ?? Number.NaN });
const amount = (budget: number | null) => (budget === null ? '' : formatLei(budget));

const WORKS: ListKind<'portfolio', WorkText> = {
  list: 'portfolio',
  textOf: ({ name, beneficiary, budget, year, description }) => ({
    ...{ name, beneficiary, year: String(year), budget, description },
  }),
  blank: () => ({ name: '', beneficiary: '', year: '', budget: null, description: '' }),
  add: (text, idempotencyKey) =>
    api.call('POST /profile/portfolio', { body: { content: contentOf(text) }, idempotencyKey }),
  save: (text, id, version) =>
    api.call('PUT /profile/portfolio/:id', { id, body: { version, content: contentOf(text) } }),
  remove: (id, version) => api.call('POST /profile/portfolio/:id/remove', { id, body: { version } }),
  order: (order) => api.call('POST /profile/portfolio/order', { body: { order } }),
  schema: z.preprocess((text) => contentOf(text as WorkText), COMPANY_ITEMS.portfolio),
  describe: ({ name, beneficiary, year, budget, description }) => [
    { term: fields.name, text: name },
    { term: fields.beneficiary, text: beneficiary },
    { term: fields.year, text: year },
    { term: fields.budget, text: amount(budget) },
    { term: fields.description, text: description },
  ],
  nameOf: ({ name }) => name,
  under: ({ beneficiary, year, budget }) => [[beneficiary, year, amount(budget)].filter(Boolean).join(', ')],
  more: (work, mayEdit) => <WorkConfirmation work={work} mayEdit={mayEdit} />,
};

/** Works that the firm has done outside the portal. */
export function PortfolioList(props: SectionProps) {
  return (
    <ItemList
      {...props}
      kind={WORKS}
      form={(part, close) => (
        <CompanyPartForm company={props.company} part={part} save={words.save} onClose={close}>
          {({ field }) => (
            <>
              <ConfirmedNotice works={props.company.portfolio} id={part.id} />
              <TextField {...field('name')} label={fields.name} maxLength={200} />
              <TextField {...field('beneficiary')} label={fields.beneficiary} maxLength={200} isOptional />
              <TextField {...field('year')} label={fields.year} inputMode="numeric" maxLength={4} />
              <NumberField {...field('budget')} label={fields.budget} suffix="lei" isOptional />
              <TextAreaField
                {...field('description')}
                label={fields.description}
                rows={4}
                maxLength={2000}
                isOptional
              />
            </>
          )}
        </CompanyPartForm>
      )}
    />
  );
}

function ConfirmedNotice({ works, id }: { works: OwnCompany['portfolio']; id: string | undefined }) {
  const authority = works.find((work) => work.id === id)?.confirmedBy;
  return authority ? <p>{confirmationStrings.drops(authority)}</p> : null;
}
