import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeVariables } from './build/theme-variables.ts';

/** A group takes everything its modules import with it: few requests, and nothing a page does not need. */
const chunkGroups = [
  // Vite's own helper for dynamic imports; elsewhere, the entry would pull that chunk in at once.
  { name: 'preload', test: /vite\/preload-helper/, priority: 5 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'theme', test: /src\/app\/theme\/theme\.ts$/, priority: 3 },
  { name: 'shell', test: /src\/app\/start\.tsx$/, priority: 2 },
  {
    name: 'forms',
    test: /src\/components\/(form|form-field|password-field|busy-button|failure-notice)\.tsx$/,
    priority: 1,
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
