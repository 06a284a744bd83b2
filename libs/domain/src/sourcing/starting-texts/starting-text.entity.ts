import { defineEntity, p } from '@mikro-orm/core';
import type { StartingTextContent } from '@psp/contracts/starting-text-editing';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { Actor } from '../../actor.ts';
import { row } from '../../columns.ts';
import { newId } from '../../id.ts';
import type { Change } from '../../state-machine.ts';

const startingTextSchema = defineEntity({
  name: 'StartingText',
  tableName: 'starting_text',
  properties: {
    ...row,
    domainSlug: p.string().$type<DomainSlug>(),
    position: p.integer(),
    title: p.text(),
    description: p.text(),
    isShown: p.boolean().default(true),
    savedAt: p.datetime(),
    savedBy: p.uuid().nullable(),
  },
});

const wordOf = (isShown: boolean): string => (isShown ? 'shown' : 'retired');

/** A text from which a request of a domain may begin. The database keeps every version of its words. */
export class StartingText extends startingTextSchema.class {
  static begin(actor: Actor, domainSlug: DomainSlug, position: number, now: Date): StartingText {
    const text = new StartingText();
    Object.assign(text, { id: newId(), domainSlug, position, isShown: true });
    text.stamp(actor, now);
    return text;
  }

  write(actor: Actor, { title, description }: StartingTextContent, now: Date): void {
    Object.assign(this, { title, description });
    this.stamp(actor, now);
  }

  /** Offers it to authorities, at the end of its domain's, or no longer. */
  offer(isShown: boolean, position: number): Change<string> {
    const from = wordOf(this.isShown);
    Object.assign(this, { isShown, position });
    return { action: isShown ? 'show' : 'retire', from, to: wordOf(isShown) };
  }

  private stamp({ accountId }: Actor, now: Date): void {
    Object.assign(this, { savedAt: now, savedBy: accountId });
  }
}
startingTextSchema.setClass(StartingText);
