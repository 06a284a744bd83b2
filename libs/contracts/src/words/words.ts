/** HTTP status and Romanian message by error code. */
export type Errors = Readonly<Record<string, readonly [status: number, message: string]>>;

/** Labels of recorded acts (`<entity>.<action>`) in histories: all acts of a state machine, and others. */
export type Labels<OfMachine extends string = never> = Readonly<Record<OfMachine, string>> &
  Readonly<Record<string, string>>;

/**
 * Lists of an area that show records of a topic, by the topic: each the second part of its queries' keys; `all` where every list may.
 */
export type LiveLists = Readonly<Record<string, readonly string[] | 'all'>>;

/** Kinds of to-dos by side, each with its rank: of two due together the lower one comes first. */
export type Todos = Readonly<Partial<Record<'uat' | 'firma', Readonly<Record<string, number>>>>>;

/**
 * Kinds of search results that everyone finds: the label of the group, the address of the list to browse instead, and the public
 * topic whose change makes the results stale.
 */
export type SearchGroups = Readonly<Record<string, Readonly<Record<'label' | 'list' | 'topic', string>>>>;

/** Texts of a capability that other capabilities show. Without zod, for pages that show a history. */
export interface Words {
  ERRORS?: Errors;
  ACTS?: Labels;
  /** Topics of its public responses. */
  PUBLIC_TOPICS?: readonly string[];
  /** Its audited entities of which others see a change at once. Who sees which stands in `live` of its capability.ts. */
  LIVE_TOPICS?: LiveLists;
  /** Topics that its commands announce with `announce`. */
  ANNOUNCED_TOPICS?: LiveLists;
  TODOS?: Todos;
  /** In `search/<capability>.ts`, apart from other words, so that the page of results loads no others. */
  SEARCH_GROUPS?: SearchGroups;
  /** There too: kinds of search results for members, with the label of the group. Who finds what stands in `ownSearch`. */
  OWN_GROUPS?: Labels;
}
