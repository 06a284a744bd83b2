/** Posts of a person that the association reads before they are published. */
export const FIRST_POSTS = 2;
/** A topic is hot with this many replies by this many organisations in the last days. */
export const HOT = { replies: 10, organisations: 5, days: 7 };

export const TOPIC_FILTERS = ['unanswered', 'solved', 'followed', 'mine'] as const;
export type TopicFilter = (typeof TOPIC_FILTERS)[number];
export const TOPIC_SORTS = ['activity', 'newest', 'replies'] as const;
