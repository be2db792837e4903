/** Where other screens show what the log names by number. */
export const userLink = (id: number): string => `/admin/users?search=${encodeURIComponent(`#${String(id)}`)}`;
export const sessionLink = (id: number): string => `/tests/${String(id)}`;
