import { IMAGE_TYPES } from '@psp/contracts/images';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { TextField } from '@psp/design-system/text-fields';
import { FileField } from '@psp/design-system/file-field';
import { Stack } from '@psp/design-system/page';
import { Toolbar, ToolbarButton } from '@psp/design-system/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { type Ref, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolverOf } from '../../forms/ui/resolver.ts';
import { useFields } from '../../forms/ui/use-fields.ts';
import { selectedAlt, putPicture } from './picture.ts';
import { strings } from './strings.ts';
import { tableTools } from './tables.ts';
import { tools as allTools, type Tool } from './tools.ts';
import { type UploadPicture, usePicture } from './use-picture.ts';

interface ToolbarProps {
  editor: Editor;
  /** Label of the field, used in the toolbar's name. */
  label: string;
  /** Id of the text element. */
  controls: string;
  isDisabled: boolean;
  uploadPicture: UploadPicture | undefined;
  hasTables: boolean;
  ref: Ref<HTMLDivElement>;
}

/* Number of the last tools, undo and redo. */
const UNDO_TOOLS = 2;

function toolsOf({ uploadPicture, hasTables }: Pick<ToolbarProps, 'uploadPicture' | 'hasTables'>): readonly Tool[] {
  const offered = uploadPicture ? allTools : allTools.filter(({ asks }) => asks !== 'picture');
  return hasTables ? [...offered.slice(0, -UNDO_TOOLS), ...tableTools, ...offered.slice(-UNDO_TOOLS)] : offered;
}

/** Toolbar with the formatting tools of a rich text. */
export function RichTextToolbar(props: ToolbarProps) {
  const { editor, label, controls, isDisabled, uploadPicture, ref } = props;
  const tools = toolsOf(props);
  const [asked, setAsked] = useState<Tool['asks']>();
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map((tool) => ({ isOn: tool.isOn?.(now) ?? null, can: tool.can?.(now) ?? true })),
  });
  const use = (tool: Tool) => (tool.run ? tool.run(editor) : setAsked(tool.asks));
  return (
    <>
      <Toolbar ref={ref} label={strings.toolbar(label)} controls={controls}>
        {tools.map((tool, index) => (
          <ToolbarButton
            key={tool.label}
            label={tool.label}
            icon={<tool.icon size={18} aria-hidden />}
            isOn={states[index]?.isOn ?? null}
            isOff={isDisabled || !states[index]?.can}
            onPress={() => use(tool)}
          />
        ))}
      </Toolbar>
      <AskingDialogs {...{ editor, asked, uploadPicture }} onClose={() => setAsked(undefined)} />
    </>
  );
}

interface AskingDialogsProps extends Pick<ToolbarProps, 'editor' | 'uploadPicture'> {
  /** Dialog of the used tool; undefined when none is open. */
  asked: Tool['asks'];
  onClose: () => void;
}

interface LinkDialogProps {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
}

/* Excludes "//host", which looks like a path of the portal but is another site. */
const isAddress = (text: string) => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text) || /^\/(?!\/)\S*$/.test(text);

function problemOf(address: string): string | undefined {
  if (address === '') return strings.linkMissing;
  return isAddress(address) ? undefined : strings.linkWrong;
}

/* Dialog for the address of a link on the selected words; without a selection the address itself is inserted. */
function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
  const known = isOpen ? String(editor.getAttributes('link').href ?? '') : '';
  const form = useForm<{ address: string }>({
    defaultValues: { address: known },
    resolver: resolverOf({ check: ({ address }) => ({ address: problemOf(address.trim()) }) }),
  });
  const { field } = useFields(form, ['address'], { ids: { address: useId() } });
  const set = form.handleSubmit(({ address }) => {
    putLink(editor, address.trim());
    onClose();
  });
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const footer = (
    <>
      {known ? (
        <Button variant="quiet" onPress={remove}>
          {strings.linkRemove}
        </Button>
      ) : null}
      <Button variant="secondary" onPress={onClose}>
        {strings.giveUp}
      </Button>
      <Button onPress={() => void set()}>{strings.linkSet}</Button>
    </>
  );
  return (
    <Dialog title={strings.linkTitle} isOpen={isOpen} onClose={onClose} footer={footer}>
      <TextField
        {...field('address')}
        label={strings.linkAddress}
        hint={strings.linkHint}
        inputMode="url"
        spellCheck={false}
      />
    </Dialog>
  );
}

function putLink(editor: Editor, href: string): void {
  const { empty } = editor.state.selection;
  if (!empty || editor.isActive('link')) {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  editor
    .chain()
    .focus()
    .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    .run();
}

interface PictureDialogProps {
  editor: Editor;
  isOpen: boolean;
  upload: UploadPicture;
  onClose: () => void;
}

const LONGEST_WORDS = 300;

function usePictureForm({ editor, isOpen, upload, onClose }: PictureDialogProps) {
  const known = isOpen ? selectedAlt(editor) : null;
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

/* Dialog for a picture and its text alternative; for a picture selected in the text, only for the text alternative. */
function PictureDialog(props: PictureDialogProps) {
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

function AskingDialogs({ editor, asked, uploadPicture, onClose }: AskingDialogsProps) {
  return (
    <>
      <LinkDialog key={`link ${asked}`} editor={editor} isOpen={asked === 'link'} onClose={onClose} />
      {uploadPicture ? (
        <PictureDialog
          key={`picture ${asked}`}
          editor={editor}
          isOpen={asked === 'picture'}
          upload={uploadPicture}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}
