import type { templateOperations } from '@psp/contracts/template-operations';
import { TEMPLATE_PROBLEMS, type TemplateView } from '@psp/contracts/templates';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Notice } from '@psp/design-system/notice';
import { SelectField } from '@psp/design-system/select-field';
import { type Api, createApi } from '@psp/remote/api';
import { polledQuery } from '@psp/remote/queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';
import { FieldKey, TemplateSheet } from './template-sheet.tsx';

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--fir-700);
  font-weight: 600;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  padding: 12px 20px;
  > :first-child { flex: 1 1 280px; }
`;
const Fields = styled.ul`
  margin: 8px 0 0;
  padding-left: 20px;
  li { overflow-wrap: anywhere; }
`;

interface TemplateCardProps {
  area: 'uat' | 'firma';
  /** Id of the document in the library. */
  id: string;
  fileId: string;
}

const templateQuery = (
  api: Api<typeof templateOperations>,
  { area, id, fileId }: TemplateCardProps,
  requestId: string,
) => ({
  ...polledQuery(
    api,
    [area, 'library', 'template', id, fileId, requestId],
    ({ state }) => state === 'waiting',
    'GET /library/:id/files/:fileId/template',
    { id, fileId, ...(requestId ? { query: { requestId } } : {}) },
  ),
  placeholderData: keepPreviousData,
});

/** A Word file of the library, filled for the reader's organisation: its fields, a preview and the filled file. */
export function TemplateCard(props: TemplateCardProps) {
  const api = createApi<typeof templateOperations>(props.area);
  const [requestId, setRequestId] = useState('');
  const { data } = useQuery(templateQuery(api, props, requestId));
  if (!data) return null;
  const title = strings.title(data.organisation);
  if (data.state !== 'ready')
    return (
      <Card aria-label={title}>
        <CardHeader title={title} />
        <CardBody>{data.state === 'waiting' ? strings.waiting : strings.none}</CardBody>
      </Card>
    );
  const { id, fileId } = props;
  const input = { id, fileId, ...(requestId ? { query: { requestId } } : {}) };
  const href = api.href('GET /library/:id/files/:fileId/filled', input);
  return (
    <Card aria-label={title}>
      <CardHeader title={title} action={data.problems.length > 0 ? undefined : <FilledCount {...data} />} />
      {data.problems.length > 0 ? (
        <Problems items={data.problems} />
      ) : (
        <Line>
          {data.requests.length > 0 ? (
            <RequestField items={data.requests} value={requestId} onChange={setRequestId} />
          ) : null}
          <ButtonLink href={href} download icon={<Download aria-hidden />}>
            {strings.download}
          </ButtonLink>
        </Line>
      )}
      <FieldKey fields={data.fields} />
      <TemplateSheet view={data} />
      <CardBody>
        <FieldList fields={data.fields} />
      </CardBody>
    </Card>
  );
}

const filledOf = (fields: TemplateView['fields']): number => fields.filter(({ value }) => value !== null).length;

function FilledCount({ fields }: Pick<TemplateView, 'fields'>) {
  return (
    <Count role="status">
      <Check aria-hidden size={18} />
      {strings.filled(filledOf(fields), fields.length)}
    </Count>
  );
}

interface RequestFieldProps {
  items: TemplateView['requests'];
  value: string;
  onChange: (id: string) => void;
}

function RequestField({ items, value, onChange }: RequestFieldProps) {
  const options = items.map(({ id, number, title }) => ({ value: id, label: `${number}, ${title}` }));
  return (
    <SelectField
      label={strings.from}
      placeholder={strings.noRequest}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

/* Fields that are written wrongly, each with its place. */
function Problems({ items }: { items: TemplateView['problems'] }) {
  return (
    <CardBody>
      <Notice tone="warning" title={strings.broken}>
        {strings.brokenText}
        <Fields>
          {items.map(({ problem, around, ...place }, index) => (
            <li key={`${index}-${around}`}>
              {strings.place(place)}, „{around}”: {TEMPLATE_PROBLEMS[problem]}
            </li>
          ))}
        </Fields>
      </Notice>
    </CardBody>
  );
}

function FieldList({ fields }: Pick<TemplateView, 'fields'>) {
  return (
    <details>
      <summary>{strings.fields(fields.length)}</summary>
      <Fields>
        {fields.map(({ name, value, ...place }) => (
          <li key={name}>
            <strong>{name}</strong>, {strings.place(place)}: {value ?? strings.missing}
          </li>
        ))}
      </Fields>
    </details>
  );
}
