import { z } from 'zod';
import { operation } from './operation.ts';
import { signInOptionsSchema } from './accounts.ts';
import { searchMaxLength, userPageSizeDefault, userPageSizes } from './limits.ts';

export const adminUserSchema = z.object({
  id: z.int(),
  email: z.string().nullable(),
  fullName: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLogin: z.iso.datetime().nullable(),
  isAnonymous: z.boolean(),
  sessionCount: z.int(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const userIdParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const userSorts = ['created_at', 'email', 'full_name', 'last_login'] as const;
export type UserSort = (typeof userSorts)[number];

export const listUsers = operation({
  method: 'GET',
  path: '/users/admin/list',
  access: 'admin',
  summary: 'Users, a page at a time',
  query: z.object({
    search: z.string().trim().max(searchMaxLength).optional(),
    is_active: flag.optional(),
    is_admin: flag.optional(),
    sort: z.enum(userSorts).default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    page_size: z.coerce
      .number()
      .int()
      .refine(
        (size) => (userPageSizes as readonly number[]).includes(size),
        `One of ${userPageSizes.join(', ')}`,
      )
      .default(userPageSizeDefault),
    /** From the page before this one: makes any page as quick as the first. */
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({
    users: z.array(adminUserSchema),
    total: z.int(),
    /** True when a search matched more than were counted; `total` is then a lower bound. */
    total_is_lower_bound: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
});

export const setUserStatus = operation({
  method: 'PUT',
  path: '/users/admin/:id/status',
  access: 'admin',
  summary: 'Activate or disable a user; disabling ends every session of theirs',
  params: userIdParams,
  query: z.object({ is_active: flag }),
  reply: z.object({ user: adminUserSchema }),
});

export const setUserAdmin = operation({
  method: 'PUT',
  path: '/users/admin/:id/admin-status',
  access: 'admin',
  summary: 'Grant or revoke administrator rights',
  params: userIdParams,
  query: z.object({ is_admin: flag }),
  reply: z.object({ user: adminUserSchema }),
});

export const deleteUser = operation({
  method: 'DELETE',
  path: '/users/admin/:id',
  access: 'admin',
  summary: 'Delete a user: soft disables and keeps the data, otherwise everything goes',
  params: userIdParams,
  query: z.object({ soft: flag.optional() }),
  reply: z.object({ deleted: z.enum(['soft', 'hard']) }),
});

export const setSignInOptions = operation({
  method: 'PUT',
  path: '/users/admin/sign-in-options',
  access: 'admin',
  summary: 'Turn trying it without an account on or off',
  body: signInOptionsSchema,
  reply: signInOptionsSchema,
});
