import type { AnswerSource, assistantOperations, CitedPassage } from '@psp/contracts/assistant';
import type { Crumb } from '@psp/design-system/page';
import type { Api } from '@psp/remote/api';
import { type KnowledgeArea, sourceHref } from '../../knowledge/ui/area.ts';
import type { LegislationArea } from '../../legislation/ui/area.ts';
import type { LibraryArea } from '../../library/ui/area.ts';
import { aboutHref } from '../../messages/ui/area.ts';

/** Area in which the assistant is asked. */
export interface AssistantArea {
  kind: 'uat' | 'firma';
  api: Api<typeof assistantOperations>;
  /** Pages of the sources that answers cite. */
  knowledge: KnowledgeArea;
  library: LibraryArea;
  legislation: LegislationArea;
  /** Pages that the assistant leads back to, the nearest last. */
  trail: readonly Crumb[];
}

/** Path of a conversation, or of a new one. */
export const chatHref = ({ kind }: Pick<AssistantArea, 'kind'>, id?: string): string =>
  id ? `/${kind}/ai-chat/${id}` : `/${kind}/ai-chat`;

const OWN: readonly AnswerSource[] = ['request', 'project'];
const isOwn = (kind: AnswerSource): kind is 'request' | 'project' => OWN.includes(kind);

/** Address of a passage in its source. */
export const passageHref = (area: AssistantArea, { kind, id, anchor }: CitedPassage): string =>
  isOwn(kind) ? aboutHref(area, { kind, id }) : sourceHref(area.knowledge, { kind, id, anchor });
