import type { Screen } from '../screen.ts';

export const adminScreens: Screen[] = [
  { name: 'admin-users', as: 'admin', path: () => '/admin/users' },
  { name: 'admin-users--refused', as: 'learner', path: () => '/admin/users' },
  { name: 'admin-operations', as: 'admin', path: () => '/admin/operations' },
  { name: 'admin-operations--refused', as: 'learner', path: () => '/admin/operations' },
  { name: 'admin-tests', as: 'admin', path: () => '/tests' },
  { name: 'admin-papers', as: 'admin', path: () => '/tests/papers' },
  { name: 'admin-record', as: 'admin', path: ({ sessions }) => `/tests/${sessions.scored}` },
  {
    name: 'admin-record--failed',
    as: 'admin',
    path: ({ sessions }) => `/feedback/admin/${sessions.otherFailed}`,
  },
  { name: 'admin-debug', as: 'admin', path: () => '/debug' },
];
