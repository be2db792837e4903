/** Where administrators see what a number stands for. */

/** The user list looks for a number that is written like this. */
export const userLink = (id: number): string =>
  `/admin/users?${new URLSearchParams({ search: `#${String(id)}` }).toString()}`;

export const sessionLink = (id: number): string => `/tests/${String(id)}`;

export const traceLink = (sessionId: number): string =>
  `/debug?tab=quick&action=trace&session_id=${String(sessionId)}`;

export const callLink = (id: number): string => `/debug?tab=external&call=${String(id)}`;
