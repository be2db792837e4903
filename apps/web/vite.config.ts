import react from '@vitejs/plugin-react';
import { languages } from '@bandwise/contract/languages';
import { defineConfig } from 'vite';
import { componentRules } from './build/component-rules.ts';
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
    test: modules('components/(form|form-field|password-field|busy-button|failure-notice|marked-text)\\.'),
    priority: 5,
  },
  {
    name: 'accounts',
    test: modules(
      'react-hook-form/',
      'lib/validation',
      'features/sign-in/auth-',
      'features/sign-in/other-way',
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
      'lib/outbox/(?!keep|read)',
      'app/layout/outbox-status',
      'components/(audio-player/|back-link|band-|bilingual|card-table|chip|download-report|fact|figure|history-back|issue-list)',
      'components/(list-|load-failure|page|progress-line|reload-failure|score-chip|select|session-|tabs|use-|wait-line)',
    ),
    priority: 2,
  },
  { name: 'charts', test: modules('components/(chart|score-charts)/'), priority: 1 },
  {
    name: 'report',
    test: modules('features/feedback/(report|answers|pronunciation)/', 'components/score-report/'),
  },
  { name: 'reports', test: modules('features/reports/(report-|reports-api|print)') },
  // Small ones that several pages show.
  ...languages.map((language) => ({
    name: `texts-${language}`,
    test: modules(
      `i18n/${language}/(exam|scores|audio-player|recorder|speech-models|pronunciation|outbox)\\.json`,
    ),
  })),
];

export default defineConfig({
  plugins: [react(), themeVariables(), componentRules('')],
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
