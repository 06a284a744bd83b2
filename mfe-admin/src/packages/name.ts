/** Name of the screen, in the navigation and as its title. */
export const NAME = 'Pachete';
