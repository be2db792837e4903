import type { Screen, Stage } from '../screen.ts';

/** Presses what opens a dialog, and waits for it. */
const openDialog = (button: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  await button(stage);
  await stage.page.getByRole('dialog').or(stage.page.getByRole('alertdialog')).first().waitFor();
};

/** A provider that was asked, once in vain: the school itself asks none. */
async function askProvider({ page }: Stage): Promise<void> {
  const call = {
    id: 7,
    timestamp: '2026-11-15T23:41:22.318Z',
    provider: 'deepseek',
    job: 'examiner',
    model: 'deepseek-chat',
    method: 'POST',
    path: '/v1/chat/completions',
    status_code: 503,
    response_time: 2317,
    input_tokens: 2048,
    output_tokens: null,
    cost: null,
    error: 'busy: status 503',
    session_id: 13,
    user_id: 2,
  };
  const items = [call, { ...call, id: 6, status_code: 200, response_time: 841, error: null }];
  await page.route('**/debug/external-api-logs?*', (route) => route.fulfill({ json: { items, total: 2 } }));
}

/** The network is gone once the page is there. */
const cut = (calls: string) => async (stage: Stage) => {
  await stage.page.route(calls, (route) => route.abort());
};

export const adminScreens: Screen[] = [
  { name: 'admin-dashboard', as: 'admin', path: () => '/dashboard' },
  { name: 'admin-users', as: 'admin', path: () => '/admin/users' },
  {
    name: 'admin-users--delete',
    as: 'admin',
    path: () => '/admin/users',
    widths: [1280],
    open: openDialog(({ page, text }) =>
      page
        .getByRole('button', { name: text('user-management:delete'), disabled: false })
        .first()
        .click(),
    ),
  },
  {
    name: 'admin-users--offline',
    as: 'admin',
    path: () => '/admin/users',
    before: cut('**/users/admin/list?*'),
    tolerated: /ERR_FAILED/,
  },
  { name: 'admin-users--refused', as: 'learner', path: () => '/admin/users' },
  { name: 'admin-operations', as: 'admin', path: () => '/admin/operations' },
  {
    name: 'admin-operations--restore',
    as: 'admin',
    path: () => '/admin/operations',
    open: openDialog(({ page, text }) =>
      page
        .getByRole('listitem')
        .getByRole('button', { name: text('operations:history.restore') })
        .first()
        .click(),
    ),
  },
  {
    name: 'admin-operations--offline',
    as: 'admin',
    path: () => '/admin/operations',
    before: cut('**/admin/operations/**'),
    tolerated: /ERR_FAILED/,
  },
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
  {
    name: 'admin-debug--details',
    as: 'admin',
    path: () => '/debug?method=POST',
    open: openDialog(({ page, text }) =>
      page
        .getByRole('link', { name: text('debug:log.detailsOf') })
        .first()
        .click(),
    ),
  },
  { name: 'admin-debug--statistics', as: 'admin', path: () => '/debug?tab=statistics' },
  { name: 'admin-debug--quick', as: 'admin', path: () => '/debug?tab=quick&action=errors' },
  {
    name: 'admin-debug--trace',
    as: 'admin',
    path: ({ sessions }) => `/debug?tab=quick&action=trace&session_id=${sessions.failed}`,
  },
  { name: 'admin-debug--health', as: 'admin', path: () => '/debug?tab=quick&action=health' },
  { name: 'admin-debug--external', as: 'admin', path: () => '/debug?tab=external', before: askProvider },
];
