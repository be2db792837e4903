import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { ThemeProvider } from '@mui/material/styles';
import { Fragment } from 'react';
import { theme } from './theme/theme.ts';

const variants = ['contained', 'outlined', 'soft', 'text'] as const;

/** What comes with the figures of pages. Its rules are in a style sheet of the build: no phone has to write them while it draws. */
export function ComponentSamples() {
  return (
    <ThemeProvider theme={theme} disableStyleSheetGeneration noSsr>
      {variants.map((variant) => (
        <Fragment key={variant}>
          <Button variant={variant} startIcon={<i />} />
          <Button variant={variant} size="small" startIcon={<i />} />
        </Fragment>
      ))}
      <Button variant="soft" fullWidth />
      <IconButton />
      <IconButton size="small" />
      <Skeleton variant="rounded" />
      <Skeleton />
    </ThemeProvider>
  );
}
