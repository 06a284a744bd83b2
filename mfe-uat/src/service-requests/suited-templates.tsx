import type { DomainSlug } from '@psp/contracts/taxonomies';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Under } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import { screenOnly } from '@psp/design-system/print-style';
import { RowItem, RowList } from '@psp/design-system/rows';
import { REQUEST_PARAM } from '@psp/features/templates/ui/request-param';
import { useQuery } from '@tanstack/react-query';
import { suitedTemplatesQuery } from './queries.ts';
import { sideStrings } from './side-strings.ts';

const { templates: strings } = sideStrings;

interface SuitedTemplatesProps {
  category: DomainSlug | null;
  /** Id of the request that fills them, once it is saved. */
  id: string | undefined;
}

/** Templates of the library that suit a request; nothing without any. */
export function SuitedTemplates({ category, id }: SuitedTemplatesProps) {
  return category ? <SuitedCard category={category} id={id} /> : null;
}

function SuitedCard({ category, id }: SuitedTemplatesProps & { category: DomainSlug }) {
  const { data } = useQuery(suitedTemplatesQuery(category));
  if (!data || data.items.length === 0) return null;
  return (
    <div {...screenOnly}>
      <Card aria-labelledby="suited-templates">
        <CardHeader id="suited-templates" title={strings.title} />
        <RowList>
          {data.items.map((template) => (
            <RowItem key={template.id} detail={template.description}>
              <Link href={`/uat/resource/${template.id}${id ? `?${REQUEST_PARAM}=${id}` : ''}`} isStrong>
                {template.title}
              </Link>
            </RowItem>
          ))}
        </RowList>
        <CardBody>
          <Under>{id ? strings.filled : strings.unsaved}</Under>
        </CardBody>
      </Card>
    </div>
  );
}
