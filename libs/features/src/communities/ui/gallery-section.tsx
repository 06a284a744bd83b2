import { GALLERY_MAX, galleryContent } from '@psp/contracts/community-bodies';
import type { DescribedPictureView } from '@psp/contracts/images';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { Picture } from '@psp/design-system/picture';
import { styled } from 'styled-components';
import { z } from 'zod';
import { CommunityPartForm } from './community-part-form.tsx';
import { picturesBody } from '../../pictures/ui/pictures-body.ts';
import { PicturesField } from '../../pictures/ui/pictures-field.tsx';
import { SectionCard } from '../../parts/ui/section-card.tsx';
import { strings as pictureStrings } from '../../pictures/ui/strings.ts';
import { strings } from './strings.ts';
import type { CommunityPart, PartProps } from './community-part.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 8px;
  li { overflow: hidden; border-radius: 4px; }
`;

interface GalleryText {
  pictures: DescribedPictureView[];
}

const GALLERY: CommunityPart<GalleryText> = {
  ...{ name: 'gallery', path: 'gallery', saved: strings.savedGallery },
  send: ({ api, id }, text, version) =>
    api.call('PUT /communities/:id/gallery', { id, body: { version, content: picturesBody(text) } }),
  of: ({ gallery: { version, pictures } }) => ({ text: { pictures }, version }),
  schema: z.preprocess((text) => picturesBody(text as GalleryText), galleryContent),
  describe: ({ pictures }) => [{ term: strings.sections.gallery, text: pictureStrings.described(pictures) }],
};

/** Section with the community's pictures. */
export function GallerySection({ mayEdit, ...props }: PartProps & { mayEdit: boolean }) {
  const { pictures } = props.community.gallery;
  const undescribed = pictures.filter(({ alt }) => alt === '').length;
  return (
    <SectionCard
      id="gallery"
      title={strings.sections.gallery}
      mayEdit={mayEdit}
      form={(close) => (
        <CommunityPartForm {...props} part={GALLERY} save={strings.save.gallery} onClose={close}>
          {({ field, hold }) => (
            <PicturesField send={props.area.sendPicture} field={field('pictures')} most={GALLERY_MAX} hold={hold} />
          )}
        </CommunityPartForm>
      )}
    >
      <Stack gap={12}>
        {undescribed > 0 ? <Notice tone="warning" title={strings.undescribed(undescribed)} /> : null}
        {pictures.length === 0 ? <p>{strings.noPictures}</p> : null}
        <Grid>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Picture picture={picture} alt={picture.alt} sizes="160px" ratio="4 / 3" />
            </li>
          ))}
        </Grid>
      </Stack>
    </SectionCard>
  );
}
