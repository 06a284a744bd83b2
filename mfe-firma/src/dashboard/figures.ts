import type { FirmaDashboard } from '@psp/contracts/dashboards';
import { type FigureOf, ratingFigure } from '@psp/features/dashboards/ui/figure-of';
import { strings } from './strings.ts';

/** How a firm stands, each figure with the list that it counts. */
export const figuresOf = ({ figures }: FirmaDashboard): FigureOf[] => {
  const { matching, openOffers, activeProjects } = figures;
  return [
    { value: matching, label: strings.matching(matching), href: '/firma/opportunities?fit=suited' },
    { value: openOffers, label: strings.offers(openOffers), href: '/firma/offers?status=open' },
    { value: activeProjects, label: strings.active(activeProjects), href: '/firma/projects?status=active' },
    ratingFigure('firma', figures),
  ];
};
