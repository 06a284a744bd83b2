import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { RowItem, RowList } from '@psp/design-system/rows';
import { isApiError } from '@psp/remote/api-error';
import { Failed } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { type MaterialArea, materialsQuery } from './area.ts';
import { MaterialLink, materialFacts } from './material-line.tsx';
import { strings } from './strings.ts';

interface MaterialsProps {
  area: MaterialArea;
  /** Id of the event. */
  id: string;
}

/** Materials of an event that the reader has a right to; nothing without any, and with a service that does not know them. */
export function MaterialsCard({ area, id }: MaterialsProps) {
  const { data, error, refetch } = useQuery(materialsQuery(area, id));
  const hasFailed = !data && error !== null && !(isApiError(error) && error.status === 404);
  const items = data?.items ?? [];
  if (items.length === 0 && !hasFailed) return null;
  return (
    <Card aria-label={strings.title}>
      <CardHeader title={strings.title} />
      {hasFailed ? (
        <CardBody>
          <Failed error={error} onRetry={() => void refetch()} />
        </CardBody>
      ) : (
        <RowList>
          {items.map((material) => (
            <RowItem
              key={material.id}
              icon={material.file ? <Download aria-hidden /> : <ExternalLink aria-hidden />}
              detail={materialFacts(material)}
            >
              <MaterialLink
                material={material}
                href={area.api.href('GET /events/:id/materials/:materialId/file', { id, materialId: material.id })}
              />
            </RowItem>
          ))}
        </RowList>
      )}
    </Card>
  );
}
