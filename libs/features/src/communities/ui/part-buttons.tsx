import type { ImportKind } from '@psp/contracts/community-import';
import type { OwnCommunity } from '@psp/contracts/own-community';
import { Button } from '@psp/design-system/button';
import { CardBody } from '@psp/design-system/card';
import { Row } from '@psp/design-system/page';
import Pencil from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { ImportButton } from './import-button.tsx';
import { useCommunityAct } from './queries.ts';
import { strings } from './strings.ts';
import { editButtonId } from './use-editing.ts';
import type { PartProps } from './use-part.ts';

interface EditButtonProps {
  /** Id of what is edited. */
  part: string;
  /** Of what is edited. */
  name: string;
  onPress: () => void;
}

/** Opens the form of a part. */
export function EditButton({ part, name, onPress }: EditButtonProps) {
  const icon = <Pencil aria-hidden />;
  return (
    <Button
      id={editButtonId(part)}
      variant="quiet"
      size="small"
      icon={icon}
      aria-label={strings.editSection(name)}
      onPress={onPress}
    >
      {strings.edit}
    </Button>
  );
}

interface NoneProps {
  words: { none: string; first: string };
  mayEdit: boolean;
}

/** In place of parts of which there are none yet. */
export const None = ({ words: { none, first }, mayEdit }: NoneProps) => <p>{mayEdit ? `${none} ${first}` : none}</p>;

/** Id of the button that opens the form of a new part. */
export const addButtonId = (kind: ImportKind): string => `${kind}-add`;

interface AddPartProps extends PartProps {
  kind: ImportKind;
  words: { add: string; full: string };
  isFull: boolean;
  onPress: () => void;
}

/** Opens the form of a new part, or the import of several, unless there are as many as there may be. */
export function AddPart({ words, isFull, onPress, ...props }: AddPartProps) {
  return (
    <CardBody>
      {isFull ? (
        <p>{words.full}</p>
      ) : (
        <Row>
          <Button id={addButtonId(props.kind)} variant="quiet" icon={<Plus aria-hidden />} onPress={onPress}>
            {words.add}
          </Button>
          <ImportButton {...props} />
        </Row>
      )}
    </CardBody>
  );
}

interface RemovePartProps extends PartProps {
  words: { removed: string; removeTitle: (name: string) => string; removeText: string };
  /** Where its kind lies, below the address of the showcase. */
  path: 'attractions' | 'projects';
  id: string;
  name: string;
  version: number;
}

/** Removes a part, once that is confirmed. */
export function RemovePart({ area, community, words, path, id, name, version }: RemovePartProps) {
  const remove = useCommunityAct(area, {
    send: () => area.client.post<OwnCommunity>(`/communities/${community.id}/${path}/${id}/remove`, { version }),
    done: words.removed,
    about: name,
  });
  return (
    <AskButton
      act={remove}
      label={strings.remove}
      about={name}
      title={words.removeTitle(name)}
      variant="quiet"
      size="small"
      icon={<Trash aria-hidden />}
      isDanger
    >
      <p>{words.removeText}</p>
    </AskButton>
  );
}
