import { IMAGE_TYPES } from '@psp/contracts/images';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { TextField } from '@psp/design-system/fields';
import { FileField } from '@psp/design-system/file-field';
import { Stack } from '@psp/design-system/page';
import type { Editor } from '@tiptap/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { resolverOf } from '../../forms/ui/resolver.ts';
import { useFields } from '../../forms/ui/use-fields.ts';
import { strings } from './strings.ts';
import { chosenWords, putPicture } from './picture.ts';
import { type UploadPicture, usePicture } from './use-picture.ts';

interface PictureDialogProps {
  editor: Editor;
  isOpen: boolean;
  upload: UploadPicture;
  onClose: () => void;
}

const LONGEST_WORDS = 300;

function usePictureForm({ editor, isOpen, upload, onClose }: PictureDialogProps) {
  const known = isOpen ? chosenWords(editor) : null;
  const form = useForm<{ words: string }>({
    defaultValues: { words: known ?? '' },
    resolver: resolverOf({
      check: ({ words }) => ({ words: words.trim() === '' ? strings.pictureWordsMissing : undefined }),
    }),
  });
  const { field } = useFields(form, ['words'], { ids: { words: useId() } });
  const file = usePicture(upload);
  const missing = file.state.kind === 'uploading' ? strings.pictureWaits : strings.pictureMissing;
  const fileError = file.error ?? (form.formState.isSubmitted && !file.picture ? missing : undefined);
  const set = form.handleSubmit(({ words }) => {
    const alt = words.trim();
    if (file.refused || (known === null && !file.picture)) return;
    if (file.picture) putPicture(editor, file.picture, alt);
    else editor.chain().focus().updateAttributes('picture', { alt }).run();
    onClose();
  });
  return { isNew: known === null, words: field('words'), file, fileError, set };
}

/** Asks for a picture and for words that stand for it; of a picture that is chosen in the text, for other words. */
export function PictureDialog(props: PictureDialogProps) {
  const { isOpen, onClose } = props;
  const { isNew, words, file, fileError, set } = usePictureForm(props);
  const footer = (
    <>
      <Button variant="secondary" onPress={onClose}>
        {strings.giveUp}
      </Button>
      <Button onPress={() => void set()}>{isNew ? strings.pictureSet : strings.pictureChange}</Button>
    </>
  );
  return (
    <Dialog title={strings.pictureTitle} isOpen={isOpen} onClose={onClose} footer={footer}>
      <Stack gap={16}>
        {isNew ? (
          <FileField
            label={strings.pictureFile}
            hint={strings.pictureFileHint}
            accept={IMAGE_TYPES.join(',')}
            state={file.state}
            words={strings}
            error={fileError}
            refused={file.refused}
            onPick={file.pick}
            onCancel={file.cancel}
            onRemove={file.cancel}
          />
        ) : null}
        <TextField {...words} label={strings.pictureWords} hint={strings.pictureWordsHint} maxLength={LONGEST_WORDS} />
      </Stack>
    </Dialog>
  );
}
