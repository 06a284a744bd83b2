/** Where the header has no room for its links beside the buttons; they are in the menu then. */
export const compact = '@media (max-width: 1180px)';
