import { IMAGE_TYPES, type PictureView } from '@psp/contracts/images';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { FileField } from '@psp/design-system/file-field';
import { Stack } from '@psp/design-system/page';
import { Picture } from '@psp/design-system/picture';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { strings as pictureStrings } from '../../rich-text/ui/strings.ts';
import { usePicture } from '../../rich-text/ui/use-picture.ts';
import type { ProfileArea } from './area.ts';
import { strings } from './strings.ts';

const Shown = styled.div`
  width: 96px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 8px;
`;

/** Card with the organisation's logo; an uploaded picture replaces it at once. */
export function LogoField({ area, logo }: { area: ProfileArea; logo: PictureView | null }) {
  const sent = usePicture(area.upload);
  const setLogo = useAct({
    send: (imageId: string) => area.api.call('POST /profile/logo', { body: { imageId } }),
    done: strings.logoSaved,
    refreshes: [area.query.queryKey],
  });
  const setUploaded = useEffectEvent((id: string) => setLogo.run(id, { onDone: sent.cancel }));
  const id = sent.picture?.id;
  useEffect(() => {
    if (id) setUploaded(id);
  }, [id]);
  return (
    <Card aria-labelledby="logo-title">
      <CardHeader id="logo-title" title={strings.logo} />
      <CardBody>
        <Stack gap={12}>
          {logo ? (
            <Shown>
              <Picture picture={logo} alt="" sizes="96px" ratio="1 / 1" />
            </Shown>
          ) : null}
          <Problems error={setLogo.error} />
          <FileField
            id="logo"
            label={strings.logoFile}
            hint={strings.logoHint}
            accept={IMAGE_TYPES.join(',')}
            state={sent.state}
            words={pictureStrings}
            error={sent.error}
            refused={sent.refused}
            isOptional
            onPick={sent.pick}
            onCancel={sent.cancel}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
