import type { AdminUser } from '@bandwise/contract/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../accounts/accounts.tables.ts';
import { call, registerVerified, type Person } from '../../testing/person.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

interface Page {
  users: AdminUser[];
  total: number;
  next_cursor: string | null;
}

describe('user management', () => {
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await registerVerified(server, { name: 'Amara Okafor' });
    await server.platform.db.insert(users).values(
      Array.from({ length: 60 }, (_, index) => ({
        fullName: index % 2 === 0 ? `Learner ${String(index)}` : '',
        email: index % 10 === 0 ? null : `learner.${String(index)}@school.example`,
        isActive: index % 3 !== 0,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 4))),
      })),
    );
  });
  afterAll(() => server.close());

  const list = async (query: string) => {
    const reply = await call<Page>(server.app, 'GET', `/users/admin/list?${query}`, { token: admin.token });
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const put = (path: string) => call<{ code?: string }>(server.app, 'PUT', path, { token: admin.token });
  const remove = (id: number, query = '') =>
    call<{ code?: string }>(server.app, 'DELETE', `/users/admin/${String(id)}${query}`, {
      token: admin.token,
    });

  it('lists newest first, 25 to a page, and counts all', async () => {
    const page = await list('');
    expect(page.users).toHaveLength(25);
    expect(page.total).toBe(61);
    expect(page.users[0]).toMatchObject({ fullName: 'Amara Okafor', isAdmin: true, sessionCount: 0 });
  });

  it.each(['created_at', 'email', 'full_name', 'last_login'])(
    'walks every user exactly once by %s, by cursor as by page number, both ways',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const query = `sort=${sort}&order=${order}&page_size=10`;
        const byCursor: number[] = [];
        const byPage: number[] = [];
        let cursor: string | null = null;
        for (let page = 1; page <= 7; page += 1) {
          const next: Page = await list(`${query}${cursor === null ? '' : `&cursor=${cursor}`}`);
          byCursor.push(...next.users.map((user) => user.id));
          byPage.push(...(await list(`${query}&page=${String(page)}`)).users.map((user) => user.id));
          cursor = next.next_cursor;
        }
        expect(cursor).toBeNull();
        expect(byCursor).toEqual(byPage);
        expect(new Set(byCursor).size).toBe(61);
      }
    },
  );

  it('finds two characters of a Chinese name wherever they stand in it', async () => {
    await server.platform.db.insert(users).values({ fullName: '王小芳', email: 'xiaofang@name.example' });
    const found = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).users.map((user) => user.email);
    expect(await found('小芳')).toEqual(['xiaofang@name.example']);
    expect(await found('王小')).toEqual(['xiaofang@name.example']);
    expect(await found('王芳')).toEqual([]);
    await server.platform.db.delete(users).where(eq(users.fullName, '王小芳'));
  });

  it('filters by status and role and searches name and address, special characters as they are', async () => {
    expect((await list('is_active=false')).total).toBe(20);
    expect((await list('is_admin=true')).users.map((user) => user.id)).toEqual([admin.user.id]);
    expect((await list('is_active=true&is_admin=false')).total).toBe(40);
    expect((await list('search=SCHOOL.example')).total).toBe(54);
    expect((await list('search=okafor')).total).toBe(1);
    expect((await list('search=learner.1%25')).total).toBe(0);
    expect((await list('search=learner_1')).total).toBe(0);
    expect((await list(`search=${encodeURIComponent("'; DROP TABLE users; --")}`)).total).toBe(0);
    expect((await list('search=learner.4&is_active=false')).users.every((user) => !user.isActive)).toBe(true);
  });

  it('finds one user by #id', async () => {
    const found = await list(`search=%23${String(admin.user.id)}`);
    expect(found.users.map((user) => user.id)).toEqual([admin.user.id]);
    expect((await list('search=%239999999999')).total).toBe(0);
  });

  it('refuses page sizes and cursors it did not offer', async () => {
    for (const query of [
      'page_size=11',
      'page=0',
      'sort=password_hash',
      'cursor=bm9uc2Vuc2U',
      'is_active=perhaps',
    ]) {
      const reply = await call(server.app, 'GET', `/users/admin/list?${query}`, { token: admin.token });
      expect([400, 422]).toContain(reply.status);
    }
  });

  it('disables and activates, grants and revokes, and counts along', async () => {
    const person = await registerVerified(server);
    const path = `/users/admin/${String(person.user.id)}`;
    const inactive = (await list('is_active=false')).total;
    expect((await put(`${path}/status?is_active=false`)).body).toMatchObject({ user: { isActive: false } });
    expect((await list('is_active=false')).total).toBe(inactive + 1);
    expect((await put(`${path}/status?is_active=true`)).body).toMatchObject({ user: { isActive: true } });
    expect((await put(`${path}/admin-status?is_admin=true`)).body).toMatchObject({ user: { isAdmin: true } });
    expect((await list('is_admin=true')).total).toBe(2);
    expect((await put(`${path}/admin-status?is_admin=false`)).status).toBe(200);
    expect((await list('is_admin=true')).total).toBe(1);
  });

  it('soft delete keeps the row, hard delete removes it', async () => {
    const [kept, gone] = [await registerVerified(server), await registerVerified(server)];
    const before = (await list('')).total;
    expect(await remove(kept.user.id, '?soft=true')).toMatchObject({
      status: 200,
      body: { deleted: 'soft' },
    });
    expect((await list(`search=${kept.email}`)).users).toMatchObject([{ isActive: false }]);
    expect((await call(server.app, 'GET', '/auth/me', { token: kept.token })).status).toBe(401);
    expect(await remove(gone.user.id)).toMatchObject({ status: 200, body: { deleted: 'hard' } });
    expect((await list(`search=${gone.email}`)).total).toBe(0);
    expect((await list('')).total).toBe(before - 1);
    expect((await remove(gone.user.id)).status).toBe(404);
  });

  it('nobody can change or delete themselves', async () => {
    const path = `/users/admin/${String(admin.user.id)}`;
    for (const reply of [
      await put(`${path}/status?is_active=false`),
      await put(`${path}/admin-status?is_admin=false`),
      await remove(admin.user.id),
      await remove(admin.user.id, '?soft=true'),
    ]) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'own_account' } });
    }
  });

  it('two administrators who demote each other at the same moment leave one', async () => {
    const second = await registerVerified(server);
    await put(`/users/admin/${String(second.user.id)}/admin-status?is_admin=true`);
    const demote = (by: Person, target: Person) =>
      call(server.app, 'PUT', `/users/admin/${String(target.user.id)}/admin-status?is_admin=false`, {
        token: by.token,
      });
    const replies = await Promise.all([demote(admin, second), demote(second, admin)]);
    expect(replies.map((reply) => reply.status).filter((status) => status === 200)).toHaveLength(1);
    const [demoted, remaining] = replies[0].status === 200 ? [second, admin] : [admin, second];
    const stillThere = await call<Page>(server.app, 'GET', '/users/admin/list?is_admin=true', {
      token: remaining.token,
    });
    expect(stillThere.body.users.map((user) => user.id)).toEqual([remaining.user.id]);
    expect((await call(server.app, 'GET', '/users/admin/list', { token: demoted.token })).status).toBe(403);
    if (remaining !== admin) {
      await call(server.app, 'PUT', `/users/admin/${String(admin.user.id)}/admin-status?is_admin=true`, {
        token: remaining.token,
      });
    }
  });

  it('the try-out without an account can be turned off', async () => {
    const set = (anonymousEnabled: boolean) =>
      call(server.app, 'PUT', '/users/admin/sign-in-options', {
        token: admin.token,
        body: { anonymous_enabled: anonymousEnabled },
      });
    const options = () => call(server.app, 'GET', '/auth/options');
    expect((await options()).body).toEqual({ anonymous_enabled: true });
    await set(false);
    expect((await options()).body).toEqual({ anonymous_enabled: false });
    expect(await call(server.app, 'POST', '/auth/anonymous')).toMatchObject({
      status: 403,
      body: { code: 'anonymous_disabled' },
    });
    await set(true);
    expect((await call(server.app, 'POST', '/auth/anonymous')).status).toBe(200);
  });

  it('an anonymous user cannot become an administrator', async () => {
    const { body } = await call<{ user: { id: number } }>(server.app, 'POST', '/auth/anonymous');
    const reply = await put(`/users/admin/${String(body.user.id)}/admin-status?is_admin=true`);
    expect(reply).toMatchObject({ status: 409, body: { code: 'anonymous_not_admin' } });
  });
});
