import { COMPANY_ITEMS } from '@psp/contracts/company-bodies';
import { TextField } from '@psp/design-system/fields';
import { CompanyPartForm, type SectionProps } from './company-part-form.tsx';
import { ItemList, type ListKind } from './item-list.tsx';
import { listStrings } from './list-strings.ts';

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
  contentOf: (text) => text,
  schema: COMPANY_ITEMS.team,
  describe: (text) =>
    (['name', 'position', 'experience'] as const).map((name) => ({ term: fields[name], text: text[name] })),
  nameOf: ({ name }) => name,
  under: ({ position, experience }) => [position, experience],
};

/** The people whom the firm presents. */
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
