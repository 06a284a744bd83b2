/** Maximum number of authorities in a group request, without the leader. */
export const MOST_PARTICIPANTS = 50;
