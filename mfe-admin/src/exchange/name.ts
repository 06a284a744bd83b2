/** Name in the navigation, and of the list in titles and breadcrumbs. */
export const NAME = 'Schimb de proiecte';
