import { COMMUNITY_SECTIONS } from '@psp/contracts/community-bodies';
import type { DescribedPictureView } from '@psp/contracts/images';
import type { OwnCommunityView } from '@psp/contracts/own-community';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { Stack } from '@psp/design-system/page';
import { Picture } from '@psp/design-system/picture';
import { styled } from 'styled-components';
import { z } from 'zod';
import { FactList } from '../../facts/ui/fact-list.tsx';
import type { CommunityOperations } from './area.ts';
import { CommunityPartForm } from './community-part-form.tsx';
import { PicturesField } from '../../pictures/ui/pictures-field.tsx';
import { SectionCard } from '../../parts/ui/section-card.tsx';
import { strings as pictureStrings } from '../../pictures/ui/strings.ts';
import { strings } from './strings.ts';
import type { CommunityPart, PartProps } from './community-part.ts';

const { fields, hints } = strings;

const Cover = styled.div`
  max-width: 360px;
  overflow: hidden;
  border-radius: 8px;
`;

interface ProfileText {
  name: string;
  description: string;
  objectives: string;
  /** The featured picture; empty when there is none. */
  pictures: DescribedPictureView[];
}

const contentOf = ({ pictures: [featured], ...texts }: ProfileText) => ({
  ...texts,
  ...{ featuredImageId: featured?.id ?? null, featuredImageAlt: featured?.alt ?? '' },
});

const textOf = ({ name, description, objectives, ...profile }: OwnCommunityView['profile']): ProfileText => ({
  ...{ name, description, objectives },
  pictures: profile.featuredImage ? [{ ...profile.featuredImage, alt: profile.featuredImageAlt }] : [],
});

const PROFILE: CommunityPart<ProfileText, CommunityOperations> = {
  ...{ name: 'profile', path: 'profile', saved: strings.saved },
  send: ({ api, id }, text, version) =>
    api.call('PUT /communities/:id/profile', { id, body: { version, content: contentOf(text) } }),
  of: ({ profile }) => ({ text: textOf(profile), version: profile.version }),
  schema: z.preprocess((text) => contentOf(text as ProfileText), COMMUNITY_SECTIONS.profile),
  describe: ({ name, description, objectives, pictures }) => [
    { term: fields.name, text: name },
    { term: fields.description, text: description },
    { term: fields.objectives, text: objectives },
    { term: fields.featured, text: pictureStrings.described(pictures) },
  ],
};

/** Section with the community's name, description, objectives and featured picture. */
export function ProfileSection({ mayEdit, ...props }: PartProps<CommunityOperations> & { mayEdit: boolean }) {
  const { name, description, objectives, featuredImage, featuredImageAlt } = props.community.profile;
  return (
    <SectionCard
      id="profile"
      title={strings.sections.profile}
      mayEdit={mayEdit}
      form={(close) => (
        <CommunityPartForm {...props} part={PROFILE} save={strings.save.profile} onClose={close}>
          {({ field, hold }) => (
            <>
              <TextField {...field('name')} label={fields.name} maxLength={200} />
              <TextAreaField {...field('description')} label={fields.description} hint={hints.description} rows={6} />
              <TextAreaField {...field('objectives')} label={fields.objectives} rows={4} isOptional />
              <PicturesField
                send={props.area.sendPicture}
                field={field('pictures')}
                label={fields.featured}
                most={1}
                hold={hold}
              />
            </>
          )}
        </CommunityPartForm>
      )}
    >
      <Stack gap={16}>
        {featuredImage ? (
          <Cover>
            <Picture picture={featuredImage} alt={featuredImageAlt} sizes="360px" ratio="16 / 9" />
          </Cover>
        ) : null}
        <FactList
          items={[
            { term: fields.name, detail: name },
            { term: fields.description, detail: description || strings.nothingYet },
            { term: fields.objectives, detail: objectives },
          ]}
        />
      </Stack>
    </SectionCard>
  );
}
