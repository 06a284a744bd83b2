import { AUDIENCES, type EventMaterial, type EventMaterials, MATERIALS_MAX } from '@psp/contracts/event-materials';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Row, Stack } from '@psp/design-system/page';
import { movedItem, SortableList } from '@psp/design-system/sortable-list';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { MaterialLink, materialFacts } from '@psp/features/materials/ui/material-line';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { presentOf } from '../common/opened.ts';
import { MaterialDialog } from './material-dialog.tsx';
import { api, eventKey, materialsQuery } from './queries.ts';
import { strings } from './strings.ts';

const Lines = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 4px 0;
  overflow-wrap: anywhere;
  > :first-child { flex: 1 1 200px; min-width: 0; }
  a { display: inline-block; min-height: 24px; }
`;

interface MaterialsProps {
  /** Id of the event. */
  id: string;
}

/** Materials of an event: added, changed, ordered and removed. */
export function MaterialsCard({ id }: MaterialsProps) {
  const query = useQuery(materialsQuery(id));
  return (
    <Card aria-label={strings.title}>
      <CardHeader title={strings.title} />
      <CardBody>
        <Loaded query={query} rows={2}>
          {({ items }) => <Materials id={id} items={items} />}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function Materials({ id, items }: MaterialsProps & Pick<EventMaterials, 'items'>) {
  const [edited, setEdited] = useState<EventMaterial | 'new' | null>(null);
  const readsOnly = useIsReadOnly('events');
  if (readsOnly)
    return items.length === 0 ? (
      <p>{strings.emptyText}</p>
    ) : (
      <Lines role="list">
        {items.map((material) => (
          <li key={material.id}>
            <About id={id} material={material} />
          </li>
        ))}
      </Lines>
    );
  return (
    <Stack gap={16}>
      <p>{items.length === 0 ? `${strings.emptyText} ${strings.lead}` : strings.lead}</p>
      {items.length > 0 ? <Sorted id={id} items={items} onEdit={setEdited} /> : null}
      {items.length < MATERIALS_MAX ? (
        <div>
          <Button variant="secondary" icon={<Plus aria-hidden />} onPress={() => setEdited('new')}>
            {strings.add}
          </Button>
        </div>
      ) : null}
      {edited ? (
        <MaterialDialog
          eventId={id}
          material={edited === 'new' ? null : presentOf(edited, items, (one) => one.id)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Stack>
  );
}

interface SortedProps extends MaterialsProps, Pick<EventMaterials, 'items'> {
  onEdit: (material: EventMaterial) => void;
}

function Sorted({ id, items, onEdit }: SortedProps) {
  const order = useAct<string[], EventMaterials>({
    send: (ids) => api.call('POST /events/:id/materials/order', { id, body: { ids } }),
    view: materialsQuery(id),
    refreshes: [eventKey(id)],
  });
  return (
    <>
      <Problems error={order.error} />
      <SortableList
        items={items}
        keyOf={(material) => material.id}
        nameOf={({ title }) => title}
        onMove={(from, to) => order.run(movedItem(items, from, to).map((material) => material.id))}
      >
        {(material) => (
          <Line>
            <About id={id} material={material} />
            <Row gap={8}>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${strings.edit}, ${material.title}`}
                onPress={() => onEdit(material)}
              >
                {strings.edit}
              </Button>
              <RemoveButton id={id} material={material} />
            </Row>
          </Line>
        )}
      </SortableList>
    </>
  );
}

interface MaterialProps extends MaterialsProps {
  material: EventMaterial;
}

function About({ id, material }: MaterialProps) {
  const href = api.href('GET /events/:id/materials/:materialId/file', { id, materialId: material.id });
  return (
    <div>
      <MaterialLink material={material} href={href} />
      <Under>{`${materialFacts(material)}, ${AUDIENCES[material.audience].toLowerCase()}`}</Under>
    </div>
  );
}

function RemoveButton({ id, material: { id: materialId, version, title } }: MaterialProps) {
  const act = useAct<string, EventMaterials>({
    send: () => api.call('POST /events/:id/materials/:materialId/remove', { id, materialId, body: { version } }),
    view: materialsQuery(id),
    refreshes: [eventKey(id)],
    done: strings.removed,
    about: title,
  });
  return (
    <AskButton
      act={act}
      label={strings.remove}
      about={title}
      title={strings.removeTitle(title)}
      variant="quiet"
      size="small"
      isDanger
    >
      <p>{strings.removeText}</p>
    </AskButton>
  );
}
