import type { Party } from '@psp/contracts/common';
import type { RequestContent, RequestView } from '@psp/contracts/service-requests';
import { ConflictView } from '@psp/remote/conflict/conflict-view';
import { describeContent } from './describe.ts';
import { editorStrings } from './editor-strings.ts';

const strings = editorStrings.conflict;

const describe = (content: RequestContent, parties: Party[]) =>
  describeContent(
    content,
    content.invited.map((id) => parties.find((party) => party.id === id)?.name ?? editorStrings.fields.unknownPartner),
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
      title={strings.title}
      lead={`${strings.lead} ${strings.savedAt(current.updatedAt)}`}
      mine={describe(mine, current.invited)}
      saved={describe(current.content, current.invited)}
      onKeepMine={onKeepMine}
      onUseSaved={onUseSaved}
    />
  );
}
