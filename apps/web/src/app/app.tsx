// First, so that the rules of a component win over the general ones.
import 'virtual:theme-variables.css';
import './theme/fonts.css';
import './theme/global.css';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { AppStore } from './store.ts';
import { theme, themeStorageKey } from './theme/theme.ts';

interface AppProps {
  store: AppStore;
  /** The browser's router, or a fixed place while pages are written at build time. */
  router: (routes: ReactNode) => ReactNode;
}

export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={themeStorageKey}
        disableStyleSheetGeneration
        noSsr
      >
        <ErrorBoundary>{router(<AppRoutes />)}</ErrorBoundary>
      </ThemeProvider>
    </Provider>
  );
}
