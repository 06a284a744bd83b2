import { serverNow } from '@psp/auth/session/server-clock';
import { COMPANY_ITEMS } from '@psp/contracts/company-bodies';
import { romanianDay } from '@psp/contracts/romania';
import { DateField } from '@psp/design-system/date-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { formatDate } from '@psp/design-system/format';
import { z } from 'zod';
import { dayInWords } from '../common/strings.ts';
import { CompanyPartForm, type SectionProps } from './company-part-form.tsx';
import { ItemList, type ListKind } from './item-list.tsx';
import { listStrings } from './list-strings.ts';
import { api } from './queries.ts';

const { discounts: words } = listStrings;
const { fields } = words;

interface DiscountText {
  title: string;
  description: string;
  validUntil: string;
}

const contentOf = ({ validUntil, ...said }: DiscountText) => ({ ...said, validUntil: validUntil || null });

const DISCOUNTS: ListKind<'discounts', DiscountText> = {
  list: 'discounts',
  textOf: ({ title, description, validUntil }) => ({ title, description, validUntil: validUntil ?? '' }),
  blank: () => ({ title: '', description: '', validUntil: '' }),
  add: (text, idempotencyKey) =>
    api.call('POST /profile/discounts', { body: { content: contentOf(text) }, idempotencyKey }),
  save: (text, id, version) =>
    api.call('PUT /profile/discounts/:id', { id, body: { version, content: contentOf(text) } }),
  remove: (id, version) => api.call('POST /profile/discounts/:id/remove', { id, body: { version } }),
  order: (order) => api.call('POST /profile/discounts/order', { body: { order } }),
  schema: z.preprocess((text) => contentOf(text as DiscountText), COMPANY_ITEMS.discounts),
  describe: ({ title, description, validUntil }) => [
    { term: fields.title, text: title },
    { term: fields.description, text: description },
    { term: fields.validUntil, text: dayInWords(validUntil) },
  ],
  nameOf: ({ title }) => title,
  under: ({ description, validUntil }) => {
    const tell = validUntil && validUntil < romanianDay(serverNow()) ? words.ended : words.until;
    return [description, validUntil ? tell(formatDate(validUntil)) : ''];
  },
};

/** Special offers of the firm. */
export function DiscountsList(props: SectionProps) {
  return (
    <ItemList
      {...props}
      kind={DISCOUNTS}
      form={(part, close) => (
        <CompanyPartForm company={props.company} part={part} save={words.save} onClose={close}>
          {({ field }) => (
            <>
              <TextField {...field('title')} label={fields.title} maxLength={200} />
              <TextAreaField
                {...field('description')}
                label={fields.description}
                rows={3}
                maxLength={1000}
                isOptional
              />
              <DateField {...field('validUntil')} label={fields.validUntil} hint={words.hint} isOptional />
            </>
          )}
        </CompanyPartForm>
      )}
    />
  );
}
