/** A kept body, indented where it is JSON; one that was cut, or no JSON at all, as it stands. */
export function formatBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
