import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, row, updatedAt } from '../../columns.ts';

const conversationSchema = defineEntity({
  name: 'AssistantConversation',
  tableName: 'assistant_conversation',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    accountId: p.uuid(),
    organisationId: p.uuid(),
    title: p.text(),
    questions: p.integer().default(0),
  },
});

/** A person's conversation with the assistant; its turns are rows of `assistant_turn`. */
export class AssistantConversation extends conversationSchema.class {}
conversationSchema.setClass(AssistantConversation);
