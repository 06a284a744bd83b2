/** Path of the firm's proposals of courses. */
export const PROPOSALS_PATH = '/firma/training/proposals';
