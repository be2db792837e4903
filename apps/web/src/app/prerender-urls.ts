import type { Dispatch, PageQuery } from '../lib/page-queries.ts';
import { readKey } from './watch-queries.ts';

/** Of queries as the keys of the store have them, with the addresses that they go to. */
export async function urlsOf(keys: readonly string[], dispatch: Dispatch): Promise<PageQuery[]> {
  const queries: PageQuery[] = [];
  for (const key of keys) {
    const { name, argument, endpoint } = readKey(key);
    if (!endpoint) throw new Error(`No query is called ${key}`);
    const url = await addressOf(() => dispatch(endpoint.initiate(argument)));
    queries.push({ endpoint: name, ...(argument !== undefined && { argument }), url });
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
