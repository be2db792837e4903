import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { StateCard } from './state-card.tsx';

interface ReloadFailureProps {
  title: ReactNode;
  text: ReactNode;
  retryLabel: ReactNode;
}

/** In the place of a page that could not be loaded; its button loads the page anew, as the specification has it. */
export function ReloadFailure({ title, text, retryLabel }: ReloadFailureProps) {
  return (
    <div role="alert">
      <StateCard icon="alert" tone="error" headingLevel={2} title={title} text={text}>
        <Button
          variant="outlined"
          startIcon={<Icon name="refresh" />}
          onClick={() => window.location.reload()}
        >
          <span>{retryLabel}</span>
        </Button>
      </StateCard>
    </div>
  );
}
