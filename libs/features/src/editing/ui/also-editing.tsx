import { EDITING_TOLD_MS, type EditedPart, type editingOperations } from '@psp/contracts/editing';
import { Under } from '@psp/design-system/cells';
import { createApi } from '@psp/remote/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/* A live region must exist before its text; while empty it is out of the flow, so that it leaves no gap. */
const Status = styled.div`
  &:empty { position: absolute; }
`;

const apis = {
  uat: createApi<typeof editingOperations>('uat'),
  firma: createApi<typeof editingOperations>('firma'),
};

interface AlsoEditingProps {
  area: keyof typeof apis;
  part: EditedPart;
  /** Id of the record whose text is edited; undefined before it is saved, when nobody else can edit it. */
  id: string | undefined;
}

/** Reports that the user edits a text, and shows which colleagues edit it too. Errors are ignored. */
export function AlsoEditing({ id, ...text }: AlsoEditingProps) {
  return id === undefined ? null : <Colleagues key={id} {...text} id={id} />;
}

function Colleagues({ area, part, id }: AlsoEditingProps & { id: string }) {
  const api = apis[area];
  const { data } = useQuery({
    queryKey: ['also-editing', part, id],
    queryFn: ({ signal }) => api.call('POST /editing', { body: { part, id }, signal, isBackground: true }),
    refetchInterval: EDITING_TOLD_MS,
    refetchOnMount: 'always',
    gcTime: 0,
    retry: false,
  });
  useEffect(
    () => () => void api.call('POST /editing/end', { body: { part, id }, isBackground: true }).catch(() => undefined),
    [api, part, id],
  );
  const names = data?.names ?? [];
  return <Status role="status">{names.length > 0 ? <Under>{strings.also(names)}</Under> : null}</Status>;
}
