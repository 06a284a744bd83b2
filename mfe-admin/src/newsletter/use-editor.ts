import type { IssueContent, IssueView } from '@psp/contracts/newsletter-issues';
import { ApiError } from '@psp/remote/api-error';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useQueryClient } from '@tanstack/react-query';
import { NEW_ISSUE } from './new-issue.ts';
import { createIssue, issueQuery, saveIssue, showIssue } from './queries.ts';
import { strings } from './strings.ts';

const contentOf = ({ subject, preheader, body, audience, countyCode, domain }: IssueContent): IssueContent => ({
  ...{ subject, preheader, body },
  ...{ audience, countyCode, domain },
});

/** State of the form of an issue. Version 0 is an issue that is not stored yet. */
export function useIssueEditor(issue: IssueView, onCreated: (issue: IssueView) => void) {
  const client = useQueryClient();
  const editor = useEditor<IssueContent, IssueView>({
    view: issue.version === 0 ? null : issue,
    blank: contentOf(NEW_ISSUE),
    contentOf,
    nameOf: (stored) => `newsletter-issue:${(stored ?? NEW_ISSUE).id}`,
    save: (content, base, key) => (base ? saveIssue(base, content) : createIssue(content, key)),
    read: async (base) => (base ? client.fetchQuery({ ...issueQuery(base.id), staleTime: 0 }) : null),
    onSaved: (saved) => showIssue(client, saved),
    onOutdated: (base) => void (base && client.invalidateQueries({ queryKey: issueQuery(base.id).queryKey })),
    onCreated,
  });
  return {
    ...editor,
    /** Saves the typed text and returns the stored version. Throws the error of a failed save. */
    versionToActOn: async (): Promise<number> => {
      const saved = await editor.save();
      if (saved) return saved.version;
      const { state } = editor.core.snapshot.get();
      throw state.kind === 'failed' ? state.error : new ApiError(409, 'version.stale', strings.staleTitle);
    },
  };
}

export type IssueEditor = ReturnType<typeof useIssueEditor>;
