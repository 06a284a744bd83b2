import { KNOWLEDGE_ACCESS, nameOfCategory } from '@psp/contracts/knowledge-categories';
import { type ActContent, actContent, type EditedActView } from '@psp/contracts/legislation';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { Row } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { TextField } from '@psp/design-system/text-fields';
import { ActDialog as Dialog } from '@psp/features/acts/ui/act-dialog';
import { OfferedField } from '@psp/features/taxonomies/ui/offered-field';
import { useOffered } from '@psp/features/taxonomies/ui/use-offered';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { optionsOf } from '@psp/remote/options';
import { useNavigate } from 'react-router-dom';
import { api, legislationQueue, REFRESHED } from './queries.ts';
import { strings } from './strings.ts';

const IDS = {
  ...{ number: 'numar', title: 'titlu', source: 'sursa', sourceUrl: 'adresa-sursei', category: 'categorie' },
  ...{ access: 'acces', isSummary: 'rezumat' },
};

/* The category and the access are '' until they are chosen. */
type Fields = Omit<ActContent, 'category' | 'access' | 'sourceUrl'> &
  Record<'category' | 'access' | 'sourceUrl', string>;
const EMPTY: Fields = {
  ...{
    number: '',
    title: '',
    source: '',
    sourceUrl: '',
    category: 'legislatie',
    access: 'signed_in',
    isSummary: false,
  },
};

const presentOf = ({ content, categoryName }: EditedActView) => ({
  slug: content.category,
  name: nameOfCategory({ ...content, categoryName }),
});

interface ActDialogProps {
  /** Null for a new act. */
  act: EditedActView | null;
  onClose: () => void;
}

/** Dialog with what is known of an act besides its text. */
export function ActDialog({ act, onClose }: ActDialogProps) {
  const navigate = useNavigate();
  const categories = useOffered('admin', 'knowledge-categories', act && presentOf(act));
  const save = useAct<ActContent, EditedActView>({
    send: (body) =>
      act
        ? api.call('PUT /legislation/:id', { id: act.id, body: { ...body, version: act.version } })
        : api.call('POST /legislation', { body }),
    done: strings.saved,
    about: ({ number }) => number,
    refreshes: REFRESHED,
    onDone: ({ id }) => (act ? onClose() : void navigate(legislationQueue.hrefOf(id, legislationQueue.list.none))),
  });
  const { field, ...form } = useFormOf<Fields, ActContent>(save, {
    blank: act ? { ...act.content, sourceUrl: act.content.sourceUrl ?? '' } : EMPTY,
    follows: true,
    ids: IDS,
    schema: actContent,
    missing: strings.missing,
    codes: { 'legislation.number_taken': 'number', 'taxonomy.off': 'category' },
  });
  const { fields } = strings;
  const title = act ? act.number : strings.add;
  return (
    <Dialog act={form} title={title} confirmLabel={strings.save} isOpen isWide onClose={onClose}>
      <TextField {...field('number')} label={fields.number} hint={fields.numberHint} maxLength={120} />
      <TextField {...field('title')} label={fields.title} hint={fields.titleHint} maxLength={300} />
      <TextField {...field('source')} label={fields.source} hint={fields.sourceHint} maxLength={300} />
      <TextField {...field('sourceUrl')} label={fields.sourceUrl} maxLength={500} isOptional />
      <Row gap={16} align="start">
        <OfferedField
          {...field('category')}
          label={fields.category}
          placeholder={strings.choose}
          offered={categories}
        />
        <SelectField
          {...field('access')}
          label={fields.access}
          placeholder={strings.choose}
          options={optionsOf(KNOWLEDGE_ACCESS)}
        />
      </Row>
      <CheckboxField {...field('isSummary')} label={fields.isSummary} />
    </Dialog>
  );
}
