import type { AccountView } from '@psp/contracts/accounts';
import type { Problem } from '@psp/remote/act/problems';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useProblems } from '@psp/remote/editor/use-problems';
import { useState } from 'react';
import { useFreshAccount, useKnownAccount } from './queries.ts';

interface Part<Text> {
  name: string;
  contentOf: (account: AccountView) => Text;
  /** Stores it over a version of the account. */
  save: (text: Text, version: number) => Promise<AccountView>;
  check: (text: Text) => Problem[];
  refused: (error: unknown) => Problem[];
  onSaved: () => void;
}

/** One part of the person's own account, which other forms and tabs may change too. */
export function useAccountPart<Text extends object>(account: AccountView, part: Part<Text>) {
  const [isSaved, setSaved] = useState(false);
  const known = useKnownAccount();
  const editor = useEditor<Text, AccountView>({
    view: account,
    blank: part.contentOf(account),
    contentOf: part.contentOf,
    versionOf: ({ version }) => version,
    nameOf: () => `account:${part.name}`,
    delayMs: null,
    save: (text, base) => part.save(text, (base ?? account).version),
    read: useFreshAccount(),
    onSaved: known,
  });
  const { problems, errorOf, save } = useProblems(editor, part);
  /* Saving again, with what was saved elsewhere in sight, goes on with the person's own. */
  const submit = async () => {
    setSaved(false);
    await editor.keepMine();
    if (!(await save())) return;
    setSaved(true);
    part.onSaved();
  };
  return { editor, problems, errorOf, isSaved: isSaved && !editor.isUnsaved, submit };
}
