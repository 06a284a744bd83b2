import { ATTRACTIONS_MAX } from '@psp/contracts/community-bodies';
import type { OwnAttraction } from '@psp/contracts/own-community';
import { CardBody } from '@psp/design-system/card';
import { Picture } from '@psp/design-system/picture';
import { ListCard } from '../../parts/ui/list-card.tsx';
import { OrderedParts } from '../../parts/ui/ordered-parts.tsx';
import { PartRow } from '../../parts/ui/part-row.tsx';
import { editButtonId, useEditing } from '../../parts/ui/use-editing.ts';
import { AttractionForm } from './attraction-form.tsx';
import { ImportButton } from './import-button.tsx';
import { changes } from './queries.ts';
import { strings } from './strings.ts';
import type { PartProps } from './community-part.ts';

const { attractions: words } = strings;

interface SectionProps extends PartProps {
  mayEdit: boolean;
}

/** Section with the community's attractions; each has its own form, and a new order is saved at once. */
export function AttractionsSection({ mayEdit, ...props }: SectionProps) {
  const { area, community } = props;
  const { id, attractions } = community;
  return (
    <ListCard
      id="attractions"
      title={strings.sections.attractions}
      words={words}
      parts={attractions.map((one) => one.id)}
      most={ATTRACTIONS_MAX}
      mayEdit={mayEdit}
      form={(close) => <AttractionForm {...props} attraction={null} onClose={close} />}
      moreAdding={<ImportButton {...props} kind="attractions" />}
    >
      {attractions.length > 0 ? (
        <CardBody>
          <OrderedParts
            cache={changes(area)}
            save={(order) => area.api.call('POST /communities/:id/attractions/order', { id, body: { order } })}
            items={attractions}
            nameOf={({ name }) => name}
            mayEdit={mayEdit}
            failed={words.orderFailed}
          >
            {(attraction) => <AttractionItem {...props} mayEdit={mayEdit} attraction={attraction} />}
          </OrderedParts>
        </CardBody>
      ) : null}
    </ListCard>
  );
}

interface AttractionItemProps extends SectionProps {
  attraction: OwnAttraction;
}

function AttractionItem({ attraction, mayEdit, ...props }: AttractionItemProps) {
  const { isOpen, open, close } = useEditing(editButtonId(attraction.id));
  const { area, community } = props;
  const { id: attractionId, version, name, typeName, pictures } = attraction;
  if (isOpen) return <AttractionForm {...props} attraction={attraction} onClose={close} />;
  return (
    <PartRow
      cache={changes(area)}
      words={words}
      id={attractionId}
      name={name}
      remove={() =>
        area.api.call('POST /communities/:id/attractions/:attractionId/remove', {
          ...{ id: community.id, attractionId },
          body: { version },
        })
      }
      picture={<Picture picture={pictures[0] ?? null} alt="" sizes="64px" ratio="4 / 3" />}
      under={[words.under(typeName, pictures.length)]}
      mayEdit={mayEdit}
      onEdit={open}
    />
  );
}
