import Skeleton from '@mui/material/Skeleton';

interface NoFigureProps {
  isFailed: boolean;
  widthPx: number;
}

/** In the place of a figure that is on its way, or could not be had. */
export const NoFigure = ({ isFailed, widthPx }: NoFigureProps) =>
  isFailed ? '–' : <Skeleton width={widthPx} />;
