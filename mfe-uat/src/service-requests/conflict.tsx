import type { Party } from '@psp/contracts/common';
import type { RequestContent, RequestView } from '@psp/contracts/service-requests';
import { ConflictView } from '@psp/remote/conflict/conflict-view';
import { describeContent } from './describe.ts';
import { editorMessages } from './editor-messages.ts';

const messages = editorMessages.conflict;

const describe = (content: RequestContent, parties: Party[]) =>
  describeContent(
    content,
    content.invited.map((id) => parties.find((party) => party.id === id)?.name ?? editorMessages.fields.unknownPartner),
  );

interface ConflictProps {
  mine: RequestContent;
  current: RequestView;
  onKeepMine: () => void;
  onUseSaved: () => void;
}

/** The person's request and the one that a colleague has saved meanwhile. */
export function Conflict({ mine, current, onKeepMine, onUseSaved }: ConflictProps) {
  return (
    <ConflictView
      title={messages.title}
      lead={`${messages.lead} ${messages.savedAt(current.updatedAt)}`}
      mine={describe(mine, current.invited)}
      saved={describe(current.content, current.invited)}
      onKeepMine={onKeepMine}
      onUseSaved={onUseSaved}
    />
  );
}
