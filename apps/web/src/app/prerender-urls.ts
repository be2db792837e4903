import type { Dispatch, PageQuery } from '../lib/page-queries.ts';
import { queryApi } from '../lib/query-api.ts';

interface Endpoint {
  initiate: (argument: unknown) => (dispatch: Dispatch) => Promise<unknown>;
}

/** Of queries as the keys of the store have them, `session(12)` or `listSessions({"limit":10})`, with the addresses that they go to. */
export async function urlsOf(keys: readonly string[], dispatch: Dispatch): Promise<PageQuery[]> {
  const endpoints = queryApi.endpoints as Partial<Record<string, Endpoint>>;
  const queries: PageQuery[] = [];
  for (const key of keys) {
    const [, endpoint = '', text = ''] = /^(\w+)\((.*)\)$/.exec(key) ?? [];
    const asked = endpoints[endpoint];
    if (!asked) throw new Error(`No query is called ${key}`);
    const argument: unknown = text === 'undefined' ? undefined : JSON.parse(text);
    const url = await addressOf(() => dispatch(asked.initiate(argument)));
    queries.push({ endpoint, ...(argument !== undefined && { argument }), url });
  }
  return queries;
}

/** Nothing is sent: the call meets a stand-in for what a browser has. */
async function addressOf(call: () => Promise<unknown>): Promise<string> {
  const known = globalThis.fetch;
  let address = '';
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'en' } },
    fetch: (url: string) => {
      address = url;
      return Promise.resolve(Response.json({}));
    },
  });
  await call();
  Object.assign(globalThis, { fetch: known });
  Reflect.deleteProperty(globalThis, 'document');
  return address;
}
