import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeVariables } from './build/theme-variables.ts';

/** A group takes everything its modules import with it: few requests, and nothing a page does not need. */
const chunkGroups = [
  // Vite's own helper for dynamic imports; elsewhere, the entry would pull that chunk in at once.
  { name: 'preload', test: /vite\/preload-helper/, priority: 6 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  { name: 'i18n', test: /src\/i18n\/i18n\.ts$/, priority: 4 },
  { name: 'theme', test: /src\/app\/theme\/theme\.ts$/, priority: 4 },
  { name: 'shell', test: /src\/(app\/start|components\/tier-bars)\.tsx$/, priority: 3 },
  {
    name: 'forms',
    test: /src\/components\/(form|form-field|password-field|busy-button|failure-notice)\.tsx$/,
    priority: 2,
  },
  { name: 'dialog', test: /@mui\/material\/Dialog\//, priority: 1 },
  // What nearly every page of a learner uses, in one file instead of twenty.
  {
    name: 'learner',
    test: /src\/(lib\/(query-api|exam-tests\/|progress\/|feedback\/)|components\/(back-link|band-chip|chip|pager|page-sizes|progress-line|score-chip|select|session-link|session-status-chip)\.)|@mui\/material\/Skeleton\//,
  },
];

export default defineConfig({
  plugins: [react(), themeVariables()],
  define: { BUILD_YEAR: JSON.stringify(new Date().getFullYear()) },
  build: {
    target: 'es2022',
    // The policy of the server forbids inline scripts, and every browser we support preloads modules itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080' } },
});
