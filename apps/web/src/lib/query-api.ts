import type { Operation } from '@bandwise/contract/operation';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Input } from './api-client.ts';
import { send } from './api-client.ts';
import type { ApiFailure } from './api-failure.ts';
import { failureOf } from './api-failure.ts';
import { knowEndpoints } from './page-queries.ts';
import { join } from './root-reducer.ts';

interface Call {
  method: Operation['method'];
  path: string;
  input: Input<Operation>;
}

const baseQuery: BaseQueryFn<Call, unknown, ApiFailure> = async ({ method, path, input }) => {
  try {
    return { data: await send(method, path, input) };
  } catch (error) {
    return { error: failureOf(error) };
  }
};

/** A call of one operation for an endpoint, checked like `send`. */
export const call = <Op extends Operation>(
  method: Op['method'],
  path: Op['path'],
  input: Input<Op>,
): Call => ({
  method,
  path,
  input,
});

export const queryApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['users', 'sign-in-options'],
  endpoints: () => ({}),
});

join(queryApi);
knowEndpoints(() => queryApi.endpoints);
