import type { getSignInOptions } from '@bandwise/contract/accounts';
import type {
  deleteUser,
  listUsers,
  setSignInOptions,
  setUserAdmin,
  setUserStatus,
} from '@bandwise/contract/users';
import type { Input, Reply } from '../../lib/api-client.ts';
import { call, queryApi } from '../../lib/query-api.ts';

type UserQuery = Input<typeof listUsers>['query'];
type SignInOptions = Reply<typeof getSignInOptions>;

export const {
  useListUsersQuery,
  useSetUserStatusMutation,
  useSetUserAdminMutation,
  useDeleteUserMutation,
  useSignInOptionsQuery,
  useSetSignInOptionsMutation,
} = queryApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Reply<typeof listUsers>, UserQuery>({
      query: (query) => call<typeof listUsers>('GET', '/users/admin/list', { query }),
      providesTags: ['users'],
      // Another administrator may have changed them since.
      keepUnusedDataFor: 0,
    }),
    setUserStatus: build.mutation<Reply<typeof setUserStatus>, { id: number; isActive: boolean }>({
      query: ({ id, isActive }) =>
        call<typeof setUserStatus>('PUT', '/users/admin/:id/status', {
          params: { id },
          query: { is_active: isActive ? 'true' : 'false' },
        }),
      invalidatesTags: ['users'],
    }),
    setUserAdmin: build.mutation<Reply<typeof setUserAdmin>, { id: number; isAdmin: boolean }>({
      query: ({ id, isAdmin }) =>
        call<typeof setUserAdmin>('PUT', '/users/admin/:id/admin-status', {
          params: { id },
          query: { is_admin: isAdmin ? 'true' : 'false' },
        }),
      invalidatesTags: ['users'],
    }),
    deleteUser: build.mutation<Reply<typeof deleteUser>, { id: number; isSoft: boolean }>({
      query: ({ id, isSoft }) =>
        call<typeof deleteUser>('DELETE', '/users/admin/:id', {
          params: { id },
          query: isSoft ? { soft: 'true' } : {},
        }),
      invalidatesTags: ['users'],
    }),
    signInOptions: build.query<SignInOptions, undefined>({
      query: () => call<typeof getSignInOptions>('GET', '/auth/options', {}),
      providesTags: ['sign-in-options'],
    }),
    setSignInOptions: build.mutation<SignInOptions, SignInOptions>({
      query: (body) => call<typeof setSignInOptions>('PUT', '/users/admin/sign-in-options', { body }),
      invalidatesTags: ['sign-in-options'],
    }),
  }),
});
