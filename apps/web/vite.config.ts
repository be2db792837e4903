import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeVariables } from './build/theme-variables.ts';

/** Modules whose paths begin with one of these. */
const modules = (...paths: string[]) => new RegExp(`(src|node_modules)/(${paths.join('|')})`);

/** A group takes everything its modules import with it: few requests, and little that a page does not need. */
const chunkGroups = [
  // Vite's own helper for dynamic imports; elsewhere, the entry would pull that chunk in at once.
  { name: 'preload', test: /vite\/preload-helper/, priority: 9 },
  { name: 'react', test: modules('react/', 'react-dom/', 'scheduler/'), priority: 8 },
  { name: 'i18n', test: modules('i18n/i18n.ts'), priority: 7 },
  { name: 'styling', test: modules('app/theme/theme-library.ts'), priority: 7 },
  { name: 'theme', test: modules('app/theme/theme.ts'), priority: 7 },
  { name: 'state', test: modules('app/store.ts', 'react-redux/'), priority: 7 },
  { name: 'shell', test: modules('app/start.tsx', 'components/tier-bars.tsx'), priority: 6 },
  {
    name: 'forms',
    test: modules('components/(form|form-field|password-field|busy-button|failure-notice)\\.'),
    priority: 5,
  },
  {
    name: 'accounts',
    test: modules(
      'react-hook-form/',
      'lib/validation',
      'features/sign-in/auth-',
      'features/sign-in/other-way',
      'components/code-field',
      'lib/session/(verify-email|use-leave-home)',
    ),
    priority: 4,
  },
  { name: 'dialog', test: modules('@mui/material/Dialog/', 'components/dialog-buttons'), priority: 3 },
  { name: 'query', test: modules('lib/query-api'), priority: 3 },
  // What several pages of a learner use, in one file instead of thirty.
  {
    name: 'learner',
    test: modules(
      'lib/(exam-tests/|progress/|feedback/|notify-failure|save-file)',
      '@mui/material/Skeleton/',
      'components/(audio-player/|back-link|band-|bilingual|card-table|chart/|chip|download-report|fact|figure|history-back)',
      'components/(issue-list|list-|load-failure|page|progress-line|reload-failure|score-ch|select|session-|tabs|use-|wait-line)',
    ),
    priority: 2,
  },
  { name: 'outbox', test: modules('lib/outbox/', 'app/layout/outbox-status'), priority: 1 },
  { name: 'reports', test: modules('features/reports/report-(states|text)', 'features/reports/reports-api') },
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
