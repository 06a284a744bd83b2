import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { type TrainingArea, trainingFilters, trainingQuery, trainingsQuery } from './area.ts';

interface Props {
  area: TrainingArea;
}

export const trainingsLoader = ({ area }: Props) =>
  listLoader(trainingFilters(area), (filters) => trainingsQuery(area, filters));

export const trainingLoader = ({ area }: Props): LoaderFunction => {
  const loadList = trainingsLoader({ area });
  return (args) => Promise.all([loadList(args), startLoading(args, trainingQuery(area, args.params.id ?? ''))]);
};
