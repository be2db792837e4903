import { setFlagsFromString } from 'node:v8';

// Linking the many small modules of a library leaves 150 MB of garbage where the young generation may grow, and hardly
// any where it may not. A backup has to fit beside a busy server.
setFlagsFromString('--semi-space-growth-factor=1');
await import('./run-admin.ts');
