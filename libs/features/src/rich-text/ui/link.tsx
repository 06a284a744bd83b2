import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { TextField } from '@psp/design-system/fields';
import type { Editor } from '@tiptap/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { resolverOf } from '../../forms/ui/resolver.ts';
import { useFields } from '../../forms/ui/use-fields.ts';
import { strings } from './strings.ts';

interface LinkDialogProps {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
}

/* "//host" would be taken for a path of this portal and is not one. */
const isAddress = (text: string) => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text) || /^\/(?!\/)\S*$/.test(text);

function problemOf(address: string): string | undefined {
  if (address === '') return strings.linkMissing;
  return isAddress(address) ? undefined : strings.linkWrong;
}

/** Asks where the chosen words lead; with nothing chosen, the address itself is written. */
export function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
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
