import { COMPANY_ITEMS } from '@psp/contracts/company-bodies';
import { TextField } from '@psp/design-system/text-fields';
import { CompanyPartForm, type SectionProps } from './company-part-form.tsx';
import { ItemList, type ListKind } from './item-list.tsx';
import { listStrings } from './list-strings.ts';
import { api } from './queries.ts';

const { team: words } = listStrings;
const { fields } = words;

interface TeamText {
  name: string;
  position: string;
  experience: string;
}

const TEAM: ListKind<'team', TeamText> = {
  list: 'team',
  textOf: ({ name, position, experience }) => ({ name, position, experience }),
  blank: () => ({ name: '', position: '', experience: '' }),
  add: (text, idempotencyKey) => api.call('POST /profile/team', { body: { content: text }, idempotencyKey }),
  save: (text, id, version) => api.call('PUT /profile/team/:id', { id, body: { version, content: text } }),
  remove: (id, version) => api.call('POST /profile/team/:id/remove', { id, body: { version } }),
  order: (order) => api.call('POST /profile/team/order', { body: { order } }),
  schema: COMPANY_ITEMS.team,
  describe: (text) =>
    (['name', 'position', 'experience'] as const).map((name) => ({ term: fields[name], text: text[name] })),
  nameOf: ({ name }) => name,
  under: ({ position, experience }) => [position, experience],
};

/** The team that the firm presents. */
export function TeamList(props: SectionProps) {
  return (
    <ItemList
      {...props}
      kind={TEAM}
      form={(part, close) => (
        <CompanyPartForm company={props.company} part={part} save={words.save} onClose={close}>
          {({ field }) => (
            <>
              <TextField {...field('name')} label={fields.name} maxLength={200} />
              <TextField {...field('position')} label={fields.position} maxLength={120} isOptional />
              <TextField
                {...field('experience')}
                label={fields.experience}
                hint={words.hint}
                maxLength={300}
                isOptional
              />
            </>
          )}
        </CompanyPartForm>
      )}
    />
  );
}
