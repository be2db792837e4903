import type { Dispatch } from '../lib/page-queries.ts';
import { queryApi } from '../lib/query-api.ts';
import type { AppStore } from './store.ts';

/** The same store, which also tells by their keys what a page looked for in it. */
export function watchQueries(store: AppStore): { store: AppStore; asked: Set<string> } {
  const asked = new Set<string>();
  const state = store.getState() as ReturnType<AppStore['getState']> & QueryState;
  const { queries, ...rest } = state.api;
  const watched = new Proxy(queries, {
    get(known, key, receiver): unknown {
      if (typeof key === 'string' && key.endsWith(')')) asked.add(key);
      return Reflect.get(known, key, receiver);
    },
  });
  const shown = { ...state, api: { ...rest, queries: watched } };
  return { store: { ...store, getState: () => shown }, asked };
}

interface QueryState {
  api: { queries: object };
}
interface Endpoint {
  initiate: (argument: unknown) => (dispatch: Dispatch) => Promise<unknown>;
}

/** What a key of the store stands for, `session(12)` or `listSessions({"limit":10})`. */
export function readKey(key: string): { name: string; argument: unknown; endpoint: Endpoint | undefined } {
  const [, name = '', text = ''] = /^(\w+)\((.*)\)$/.exec(key) ?? [];
  const endpoints = queryApi.endpoints as Partial<Record<string, Endpoint>>;
  return { name, argument: text === 'undefined' ? undefined : JSON.parse(text), endpoint: endpoints[name] };
}
