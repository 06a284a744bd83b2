/** What public answers are made of. An answer that names a topic is stale once something of the topic has changed. */
export const PUBLIC_TOPICS = ['partners', 'solutions', 'communities', 'articles', 'content'] as const;
export type PublicTopic = (typeof PUBLIC_TOPICS)[number];
