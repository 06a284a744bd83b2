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

const stateOf = (isShown: boolean): string => (isShown ? 'shown' : 'retired');

/** A text from which a request in a domain may be started. A database trigger stores every version. */
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

  /** Shows the text to authorities at this position of its domain, or retires it. */
  offer(isShown: boolean, position: number): Change<string> {
    const from = stateOf(this.isShown);
    Object.assign(this, { isShown, position });
    return { action: isShown ? 'show' : 'retire', from, to: stateOf(isShown) };
  }

  private stamp({ accountId }: Actor, now: Date): void {
    Object.assign(this, { savedAt: now, savedBy: accountId });
  }
}
startingTextSchema.setClass(StartingText);
