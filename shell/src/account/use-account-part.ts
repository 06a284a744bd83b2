import type { AccountView } from '@psp/contracts/accounts';
import type { Checks } from '@psp/features/forms/ui/resolver';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useState } from 'react';
import { useFreshAccount, useKnownAccount } from './queries.ts';

interface Part<Text, Output> extends Checks<Text, Output> {
  name: string;
  contentOf: (account: AccountView) => Text;
  /** Stores it over a version of the account. */
  save: (text: Text, version: number) => Promise<AccountView>;
  onSaved: () => void;
}

/** One part of the person's own account, which other forms and tabs may change too. */
export function useAccountPart<Text extends object, Output>(account: AccountView, part: Part<Text, Output>) {
  const [isSaved, setSaved] = useState(false);
  const known = useKnownAccount();
  const editor = useEditor<Text, AccountView>({
    view: account,
    blank: part.contentOf(account),
    contentOf: part.contentOf,
    nameOf: () => `account:${part.name}`,
    save: (text, base) => part.save(text, (base ?? account).version),
    read: useFreshAccount(),
    onSaved: known,
  });
  const form = useSavedForm(editor, part);
  /* Saving again, with what was saved elsewhere in sight, goes on with the person's own. */
  const save = async () => {
    setSaved(false);
    await editor.keepMine();
    if (!(await form.save())) return;
    setSaved(true);
    part.onSaved();
  };
  return { ...form, editor, isSaved: isSaved && !editor.isUnsaved, submit: () => void save() };
}
