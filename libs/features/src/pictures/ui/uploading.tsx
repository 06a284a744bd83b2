import { PICTURE_WORDS_MAX } from '@psp/contracts/images';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/text-fields';
import { Row, Stack } from '@psp/design-system/page';
import { ProgressBar } from '@psp/design-system/progress-bar';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import type { Upload, useUploads } from '../../uploads/ui/use-uploads.ts';
import { strings as words } from './strings.ts';

/* A live region must exist before its text; while empty it is out of the flow, so that it leaves no gap. */
const State = styled.p`
  &:empty { position: absolute; }
`;

const List = styled.ul``;

const Item = styled.li<{ $isWrong: boolean }>`
  padding: 12px;
  border: 1px solid ${({ $isWrong }) => ($isWrong ? 'var(--brick-700)' : 'var(--line)')};
  border-radius: 8px;
  background: var(--surface);
  overflow-wrap: anywhere;
  & + & { margin-top: 8px; }
`;

const Wrong = styled.p`
  display: flex;
  gap: 6px;
  color: var(--brick-700);
  font-weight: 600;
  svg { flex: none; margin-top: 0.25em; }
`;

type UploadingProps = ReturnType<typeof useUploads>;

/** List of pictures being uploaded. Descriptions can be typed meanwhile, and are kept when an upload fails. */
export function Uploading({ uploads, ...acts }: UploadingProps) {
  const failed = uploads.filter(({ error }) => error !== null).length;
  return (
    <>
      <State role="status">{uploads.length > 0 ? words.sending(uploads.length - failed, failed) : null}</State>
      {uploads.length > 0 ? (
        <>
          <p>{words.sendingHint}</p>
          <List>
            {uploads.map((upload) => (
              <Item key={upload.key} $isWrong={upload.error !== null}>
                <Sending upload={upload} {...acts} />
              </Item>
            ))}
          </List>
        </>
      ) : null}
    </>
  );
}

interface SendingProps extends Pick<UploadingProps, 'describe' | 'retry' | 'drop'> {
  upload: Upload;
}

function Sending({ upload, describe, retry, drop }: SendingProps) {
  const { key, file, progress, error, mayRetry, description } = upload;
  return (
    <Stack gap={8}>
      <span>{file.name}</span>
      {error === null ? (
        <ProgressBar value={progress ?? 0} label={words.sendingOne(file.name)} />
      ) : (
        <Wrong>
          <CircleAlert size={18} aria-hidden />
          {error}
        </Wrong>
      )}
      {mayRetry ? (
        <TextField
          label={words.altOf(file.name)}
          value={description}
          maxLength={PICTURE_WORDS_MAX}
          onChange={(text) => describe(key, text)}
        />
      ) : null}
      <Row>
        {error !== null && mayRetry ? (
          <Button
            variant="secondary"
            size="small"
            icon={<RotateCw aria-hidden />}
            aria-label={words.retryOne(file.name)}
            onPress={() => retry(key)}
          >
            {words.retry}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="small"
          icon={<X aria-hidden />}
          aria-label={words.giveUpOne(file.name)}
          onPress={() => drop(key)}
        >
          {words.giveUp}
        </Button>
      </Row>
    </Stack>
  );
}
