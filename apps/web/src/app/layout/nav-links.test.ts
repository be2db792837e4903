import { describe, expect, it } from 'vitest';
import { signedOut } from '../../lib/session/auth-state.ts';
import { navLinks, partOf } from './nav-links.ts';

const user = {
  id: 1,
  username: 'Amara Okafor',
  fullName: 'Amara Okafor',
  email: 'amara@example.com',
  pendingEmail: null,
  isAdmin: true,
  isAnonymous: false,
  isEmailVerified: true,
  createdAt: '2026-11-15T20:00:00.000Z',
};

describe('the part of the app that a page belongs to', () => {
  const { first, admin } = navLinks({ ...signedOut, isAuthenticated: true, user });
  it.each([
    ['/dashboard', '/dashboard'],
    ['/progress', '/dashboard'],
    ['/exam-tests', '/exam-tests'],
    ['/feedback/12', '/exam-tests'],
    ['/feedback/12/coaching', '/exam-tests'],
    ['/exam-test-results/12', '/exam-tests'],
    ['/feedback/admin/12', '/tests'],
    ['/tests/papers', '/tests'],
  ])('of %s is %s', (page, part) => {
    expect(partOf([...first, ...admin], page)?.to).toBe(part);
  });

  it('is none of them elsewhere', () => {
    expect(partOf([...first, ...admin], '/profile')).toBeUndefined();
    expect(partOf([...first, ...admin], '/feedbacks')).toBeUndefined();
  });
});
