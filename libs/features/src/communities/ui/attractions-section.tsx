import { ATTRACTION_TYPES } from '@psp/contracts/communities';
import { ATTRACTIONS_MAX } from '@psp/contracts/community-bodies';
import type { OwnAttraction, OwnCommunity } from '@psp/contracts/own-community';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Row } from '@psp/design-system/page';
import { Picture } from '@psp/design-system/picture';
import { movedItem, SortableList } from '@psp/design-system/sortable-list';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { AttractionForm } from './attraction-form.tsx';
import { useCommunityAct } from './queries.ts';
import { AddPart, addButtonId, EditButton, None, RemovePart } from './part-buttons.tsx';
import { strings } from './strings.ts';
import { editButtonId, useEditing } from './use-editing.ts';
import type { PartProps } from './use-part.ts';

const { attractions: words } = strings;

const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 8px 0;
  > span { flex: none; width: 64px; border-radius: 4px; }
  > :nth-child(2) { flex: 1 1 160px; min-width: 0; overflow-wrap: anywhere; }
`;

interface SectionProps extends PartProps {
  mayEdit: boolean;
}

/** What can be seen in the community: each attraction is saved by itself, its place at once. */
export function AttractionsSection({ mayEdit, ...props }: SectionProps) {
  const { attractions } = props.community;
  const ids = useMemo(() => attractions.map(({ id }) => id), [attractions]);
  const adding = useEditing(addButtonId('attractions'), ids);
  const isFull = attractions.length >= ATTRACTIONS_MAX;
  return (
    <div id="attractions">
      <Card aria-labelledby="attractions-title">
        <CardHeader
          id="attractions-title"
          title={strings.sections.attractions}
          action={words.count(attractions.length)}
        />
        <CardBody>
          {attractions.length === 0 ? <None words={words} mayEdit={mayEdit} /> : null}
          <List {...props} mayEdit={mayEdit} />
        </CardBody>
        {adding.isOpen ? <AttractionForm {...props} attraction={null} onClose={adding.close} /> : null}
        {mayEdit && !adding.isOpen ? (
          <AddPart {...props} kind="attractions" words={words} isFull={isFull} onPress={adding.open} />
        ) : null}
      </Card>
    </div>
  );
}

function List({ mayEdit, ...props }: SectionProps) {
  const { area, community } = props;
  const { attractions } = community;
  const order = useCommunityAct<OwnAttraction[]>(area, {
    send: (list) =>
      area.client.post<OwnCommunity>(`/communities/${community.id}/attractions/order`, {
        order: list.map(({ id }) => id),
      }),
    failed: words.orderFailed,
  });
  /* As it will be once the answer is here. */
  const shown = order.isPending && order.input ? order.input : attractions;
  const one = (attraction: OwnAttraction) => <One {...props} mayEdit={mayEdit} attraction={attraction} />;
  if (!mayEdit) return shown.map((attraction) => <div key={attraction.id}>{one(attraction)}</div>);
  return (
    <SortableList
      items={shown}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onMove={(from, to) => order.run(movedItem(shown, from, to))}
    >
      {one}
    </SortableList>
  );
}

interface OneProps extends SectionProps {
  attraction: OwnAttraction;
}

function One({ attraction, mayEdit, ...props }: OneProps) {
  const { isOpen, open, close } = useEditing(editButtonId(attraction.id));
  const { name, type, pictures } = attraction;
  if (isOpen) return <AttractionForm {...props} attraction={attraction} onClose={close} />;
  return (
    <Shown>
      <Picture picture={pictures[0] ?? null} alt="" sizes="64px" ratio="4 / 3" />
      <div>
        <strong>{name}</strong>
        <Under>{words.under(ATTRACTION_TYPES[type], pictures.length)}</Under>
      </div>
      {mayEdit ? (
        <Row gap={4}>
          <EditButton part={attraction.id} name={name} onPress={open} />
          <RemovePart
            {...props}
            words={words}
            path="attractions"
            id={attraction.id}
            name={name}
            version={attraction.version}
          />
        </Row>
      ) : null}
    </Shown>
  );
}
