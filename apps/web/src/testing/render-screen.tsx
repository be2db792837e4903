import { createTheme, ThemeProvider } from '@mui/material/styles';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';

const theme = createTheme({ cssVariables: true });

/** The English interface, with the texts that a test names. */
export const startEnglish = (texts: Record<string, object>) =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: texts },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });

/** A part of a screen as it first shows, without a browser and without its styles. */
export const renderScreen = (screen: ReactNode): string =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <MemoryRouter>{screen}</MemoryRouter>
    </ThemeProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');

/** The texts of elements of one kind, in order. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([part]) =>
    part.replaceAll(/<.*?>/gs, ''),
  );
