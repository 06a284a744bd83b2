import { ATTRACTION_PICTURES_MAX, attractionContent } from '@psp/contracts/community-bodies';
import type { DescribedPictureView } from '@psp/contracts/images';
import type { OwnAttraction } from '@psp/contracts/own-community';
import type { Option } from '@psp/design-system/select-field';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { z } from 'zod';
import { CommunityPartForm } from './community-part-form.tsx';
import { picturesBody } from '../../pictures/ui/pictures-body.ts';
import { PicturesField } from '../../pictures/ui/pictures-field.tsx';
import { strings as pictureStrings } from '../../pictures/ui/strings.ts';
import { OfferedField } from '../../taxonomies/ui/offered-field.tsx';
import { useOffered } from '../../taxonomies/ui/use-offered.ts';
import { strings } from './strings.ts';
import type { CommunityPart, PartProps } from './community-part.ts';

const { fields, attractions: words } = strings;

interface AttractionText {
  name: string;
  type: string;
  description: string;
  pictures: DescribedPictureView[];
}

const BLANK: AttractionText = { name: '', type: '', description: '', pictures: [] };

const textOf = ({ name, type, description, pictures }: OwnAttraction): AttractionText => ({
  ...{ name, type, description, pictures },
});

const contentOf = (text: AttractionText) => picturesBody(text);

const sharedOf = (types: readonly Option[]) => ({
  schema: z.preprocess((text) => picturesBody(text as AttractionText), attractionContent),
  saved: words.saved,
  describe: ({ name, type, description, pictures }: AttractionText) => [
    { term: fields.attractionName, text: name },
    { term: fields.type, text: types.find(({ value }) => value === type)?.label ?? '' },
    { term: fields.description, text: description },
    { term: pictureStrings.title, text: pictureStrings.described(pictures) },
  ],
});

const newPart = (types: readonly Option[]): CommunityPart<AttractionText> => ({
  ...{ ...sharedOf(types), name: 'attraction-new', path: 'attractions', isNew: true },
  send: ({ api, id }, text, _, idempotencyKey) =>
    api.call('POST /communities/:id/attractions', { id, body: { content: contentOf(text) }, idempotencyKey }),
  of: () => ({ text: BLANK, version: 0 }),
});

const partOf = (attractionId: string, types: readonly Option[]): CommunityPart<AttractionText> => ({
  ...{ ...sharedOf(types), name: `attraction-${attractionId}`, path: 'attractions', id: attractionId },
  send: ({ api, id }, text, version) =>
    api.call('PUT /communities/:id/attractions/:attractionId', {
      ...{ id, attractionId },
      body: { version, content: contentOf(text) },
    }),
  of: ({ attractions }) => {
    const found = attractions.find(({ id }) => id === attractionId);
    return found ? { text: textOf(found), version: found.version } : null;
  },
});

interface AttractionFormProps extends PartProps {
  /** Null for a new attraction. */
  attraction: OwnAttraction | null;
  onClose: (isSaved: boolean) => void;
}

/** Form of one attraction. */
export function AttractionForm({ attraction, onClose, ...props }: AttractionFormProps) {
  const present = attraction && { slug: attraction.type, name: attraction.typeName };
  const types = useOffered(props.area.kind, 'attraction-types', present);
  const part = attraction ? partOf(attraction.id, types.options) : newPart(types.options);
  return (
    <CommunityPartForm {...props} part={part} save={words.save} onClose={onClose}>
      {({ field, hold }) => (
        <>
          <TextField {...field('name')} label={fields.attractionName} maxLength={200} />
          <OfferedField {...field('type')} label={fields.type} offered={types} placeholder={strings.choose} />
          <TextAreaField {...field('description')} label={fields.description} rows={4} isOptional />
          <PicturesField
            send={props.area.sendPicture}
            field={field('pictures')}
            most={ATTRACTION_PICTURES_MAX}
            hold={hold}
          />
        </>
      )}
    </CommunityPartForm>
  );
}
