import type { getModelState } from '@bandwise/contract/speech-models';
import type { Reply } from '../../lib/api-client.ts';
import { call, queryApi } from '../../lib/query-api.ts';

/** Often enough to see it grow, seldom enough for a whole class on one server. */
const pollMs = 3_000;

const modelsApi = queryApi.injectEndpoints({
  endpoints: (build) => ({
    modelState: build.query<Reply<typeof getModelState>, undefined>({
      query: () => call<typeof getModelState>('GET', '/system/models', {}),
    }),
  }),
});

/** How far the speech engine is; asks again until it is ready. */
export function useModelState(): Reply<typeof getModelState> | undefined {
  const { data: known } = modelsApi.endpoints.modelState.useQueryState(undefined);
  const isReady = known?.state === 'ready';
  const { data } = modelsApi.useModelStateQuery(undefined, {
    pollingInterval: isReady ? 0 : pollMs,
    skipPollingIfUnfocused: true,
  });
  return data;
}
