import type { IssueContent, IssueView } from '@psp/contracts/newsletter-issues';
import { isApiError } from '@psp/remote/api-error';
import { forgetDraft, useDraft } from '@psp/remote/draft';
import { useEffect, useRef, useState } from 'react';
import { afterSave } from '../common/after-save.ts';

const contentOf = ({ subject, preheader, body, audience, countyCode, domain }: IssueContent): IssueContent => ({
  ...{ subject, preheader, body },
  ...{ audience, countyCode, domain },
});
const isSame = (one: IssueContent, other: IssueContent) => JSON.stringify(one) === JSON.stringify(other);
/* Under which unsaved text of an issue is kept. */
const draftName = (id: string) => `newsletter:${id}`;

export interface Editor {
  content: IssueContent;
  change: (part: Partial<IssueContent>) => void;
  isDirty: boolean;
  isSaving: boolean;
  /** What an earlier visit left unsaved was put into the form. */
  isRestored: boolean;
  error: unknown;
  /** Somebody else saved meanwhile; what is typed here stays. */
  isStale: boolean;
  /** Stores what is typed, and yields the version to act on. Throws ApiError, which is kept in `error` as well. */
  save: () => Promise<number>;
  drop: () => void;
}

interface Saving {
  save: (content: IssueContent, version: number) => Promise<{ version: number }>;
}

/** The text of an issue as it is being written, one of version 0 for the first time; unsaved text is kept on this device. */
export function useEditor(issue: IssueContent & Pick<IssueView, 'id' | 'version'>, { save }: Saving): Editor {
  const stored = contentOf(issue);
  const [typed, setTyped] = useState<IssueContent>();
  const draft = useDraft<IssueContent>(draftName(issue.id), typed);
  useOneDraft(draftName(issue.id));
  const [restored, setRestored] = useState(draft.saved);
  const [error, setError] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const running = useRef<Promise<number> | null>(null);
  const mine = typed ?? restored;
  const content = mine ?? stored;
  const drop = () => {
    draft.clear();
    setTyped(undefined);
    setRestored(null);
    setError(null);
  };
  const store = async (): Promise<number> => {
    setSaving(true);
    try {
      const saved = await save(content, issue.version);
      // What was typed meanwhile is still to be saved.
      draft.settle();
      setTyped(afterSave<IssueContent | undefined>(content, undefined));
      setRestored(null);
      setError(null);
      return saved.version;
    } catch (failure) {
      setError(failure);
      throw failure;
    } finally {
      setSaving(false);
      running.current = null;
    }
  };
  const isDirty = mine !== null && mine !== undefined && !isSame(content, stored);
  return {
    content,
    change: (part) => setTyped({ ...content, ...part }),
    isDirty,
    isSaving,
    isRestored: restored !== null && typed === undefined && isDirty,
    error,
    isStale: isApiError(error) && error.code === 'version.stale',
    save: () => (isDirty || issue.version === 0 ? (running.current ??= store()) : Promise.resolve(issue.version)),
    drop,
  };
}

/* A new issue gets its id with its first save: what is typed is kept under that one from then on. */
function useOneDraft(name: string): void {
  const before = useRef(name);
  useEffect(() => {
    if (before.current !== name) forgetDraft(before.current);
    before.current = name;
  }, [name]);
}
