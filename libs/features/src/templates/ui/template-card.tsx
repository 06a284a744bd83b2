import type { templateOperations } from '@psp/contracts/template-operations';
import type { TemplateView } from '@psp/contracts/templates';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Notice } from '@psp/design-system/notice';
import { screenOnly } from '@psp/design-system/print-style';
import { SelectField } from '@psp/design-system/select-field';
import { type Api, createApi } from '@psp/remote/api';
import { Loaded } from '@psp/remote/loaded';
import { polledQuery } from '@psp/remote/queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FieldList, ProblemList } from './field-lists.tsx';
import { REQUEST_PARAM } from './request-param.ts';
import { strings } from './strings.ts';
import { FieldKey, TemplateSheet } from './template-sheet.tsx';

const Count = styled.span`
  color: var(--fir-700);
  svg { margin-right: 6px; vertical-align: -3px; }
  font-weight: 600;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  padding: 12px 20px;
  > * { flex: 1 1 160px; }
  > a { flex: 0 1 auto; }
`;
interface TemplateCardProps {
  area: 'uat' | 'firma';
  /** Id of the document in the library. */
  id: string;
  /** Its Word files that the portal fills, at least one. */
  files: readonly { id: string; name: string }[];
}

interface Chosen {
  fileId: string;
  requestId: string;
  signerId: string;
}

const inputOf = (id: string, { fileId, requestId, signerId }: Chosen) => ({
  ...{ id, fileId },
  query: { requestId: requestId || undefined, signerId: signerId || undefined },
});

const templateQuery = (api: Api<typeof templateOperations>, { area, id }: TemplateCardProps, chosen: Chosen) => ({
  ...polledQuery(
    api,
    [area, 'library', 'template', id, chosen],
    ({ state }) => state === 'waiting',
    'GET /library/:id/files/:fileId/template',
    inputOf(id, chosen),
  ),
  placeholderData: keepPreviousData,
});

/* The template with what the reader chose; without the request of the address when that is not the reader's. */
function useTemplate(props: TemplateCardProps) {
  const api = createApi<typeof templateOperations>(props.area);
  const asked = useSearchParams()[0].get(REQUEST_PARAM) ?? '';
  const [first = { id: '' }] = props.files;
  const [chosen, setChosen] = useState<Chosen>({ fileId: first.id, requestId: asked, signerId: '' });
  const query = useQuery(templateQuery(api, props, chosen));
  const isForeign = query.isError && chosen.requestId !== '';
  const used = isForeign ? { ...chosen, requestId: '' } : chosen;
  const plain = useQuery({ ...templateQuery(api, props, used), enabled: isForeign });
  const change = (part: Partial<Chosen>) => setChosen({ ...used, ...part });
  const href = api.href('GET /library/:id/files/:fileId/filled', inputOf(props.id, used));
  return { query: isForeign ? plain : query, used, change, href };
}

/** Word files of the library, filled for the reader's organisation: the fields, a preview and the filled file. */
export function TemplateCard(props: TemplateCardProps) {
  const { query, used, change, href } = useTemplate(props);
  return (
    <Loaded query={query}>
      {(view) => (
        <Template view={view}>
          {canFill(view) || props.files.length > 1 ? (
            <Line {...screenOnly}>
              <Choices view={view} files={props.files} chosen={used} onChange={change} />
              {canFill(view) ? (
                <ButtonLink href={href} download icon={<Download aria-hidden />}>
                  {strings.download}
                </ButtonLink>
              ) : null}
            </Line>
          ) : null}
        </Template>
      )}
    </Loaded>
  );
}

const canFill = ({ state, problems }: TemplateView): boolean => state === 'ready' && problems.length === 0;

function Template({ view, children }: { view: TemplateView; children: ReactNode }) {
  const title = strings.title(view.organisation);
  return (
    <Card aria-label={title}>
      <CardHeader title={title} action={canFill(view) ? <FilledCount {...view} /> : undefined} />
      {children}
      {view.problems.length > 0 ? (
        <CardBody>
          <Notice tone="warning" title={strings.broken}>
            {strings.brokenText}
            <ProblemList items={view.problems} />
          </Notice>
        </CardBody>
      ) : null}
      {view.state === 'ready' ? (
        <>
          <FieldKey fields={view.fields} />
          <TemplateSheet view={view} />
          <CardBody>
            <details>
              <summary>{strings.fields(view.fields.length)}</summary>
              <FieldList items={view.fields} noteOf={({ value }) => value ?? strings.missing} />
            </details>
          </CardBody>
        </>
      ) : (
        <CardBody>{view.state === 'waiting' ? strings.waiting : strings.none}</CardBody>
      )}
    </Card>
  );
}

const OF_REQUEST = /^(solicitare|firma|oferta)\./;

interface ChoicesProps {
  view: TemplateView;
  files: TemplateCardProps['files'];
  chosen: Chosen;
  onChange: (part: Partial<Chosen>) => void;
}

/* What the file is filled with. A choice that changes nothing in it is left out. */
function Choices({ view, files, chosen, onChange }: ChoicesProps) {
  const names = view.fields.map(({ name }) => name);
  const usesRequest = view.requests.length > 0 && names.some((name) => OF_REQUEST.test(name));
  return (
    <>
      {files.length > 1 ? (
        <SelectField
          label={strings.file}
          options={files.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.fileId}
          onChange={(fileId) => onChange({ fileId })}
        />
      ) : null}
      {usesRequest && canFill(view) ? (
        <SelectField
          label={strings.from}
          placeholder={strings.noRequest}
          options={view.requests.map(({ id, number, title }) => ({ value: id, label: `${number}, ${title}` }))}
          value={chosen.requestId}
          onChange={(requestId) => onChange({ requestId })}
        />
      ) : null}
      {names.includes('semnatar') && canFill(view) ? (
        <SelectField
          label={strings.signs}
          placeholder={strings.noSigner}
          options={view.signers.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.signerId}
          onChange={(signerId) => onChange({ signerId })}
        />
      ) : null}
    </>
  );
}

const filledOf = (fields: TemplateView['fields']): number => fields.filter(({ value }) => value !== null).length;

function FilledCount({ fields }: Pick<TemplateView, 'fields'>) {
  return (
    <Count>
      <Check aria-hidden size={18} />
      <span role="status">{strings.filled(filledOf(fields), fields.length)}</span>
    </Count>
  );
}
