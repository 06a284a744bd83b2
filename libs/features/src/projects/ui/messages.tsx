import { Card, CardHeader } from '@psp/design-system/card';
import { AboutConversation } from '../../messages/ui/about-conversation.tsx';
import type { ProjectProps } from './area.ts';
import { strings } from './strings.ts';

/** What the two sides write to each other about the project. */
export function Messages({ area, project }: ProjectProps) {
  return (
    <Card id="messages" aria-labelledby="messages-title">
      <CardHeader id="messages-title" title={strings.sections.messages} />
      <AboutConversation area={area.messages} about={{ project: project.id }} />
    </Card>
  );
}
