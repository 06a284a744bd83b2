import type { UatDashboard } from '@psp/contracts/dashboards';
import { type FigureOf, ratingFigure } from '@psp/features/dashboards/ui/figure-of';
import { strings } from './strings.ts';

/** How an authority stands, each figure with the list that it counts. */
export const figuresOf = ({ figures }: UatDashboard): FigureOf[] => {
  const { requests, activeProjects, completedProjects } = figures;
  return [
    { value: requests, label: strings.requests(requests), href: '/uat/service-requests' },
    { value: activeProjects, label: strings.active(activeProjects), href: '/uat/projects?status=active' },
    { value: completedProjects, label: strings.completed(completedProjects), href: '/uat/projects?status=completed' },
    ratingFigure('uat', figures),
  ];
};
