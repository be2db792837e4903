import type { IconName } from '../../components/icon.tsx';
import type { AuthState } from '../../lib/session/auth-state.ts';
import type common from '../../i18n/en/common.json';

interface NavLinkItem {
  to: string;
  label: keyof typeof common.nav;
  icon: IconName;
}

const guestLinks: NavLinkItem[] = [
  { to: '/login', label: 'login', icon: 'person' },
  { to: '/register', label: 'register', icon: 'spark' },
];
const learnerLinks: NavLinkItem[] = [
  { to: '/dashboard', label: 'dashboard', icon: 'home' },
  { to: '/exam-tests', label: 'practice', icon: 'microphone' },
];
const adminLinks: NavLinkItem[] = [
  { to: '/tests', label: 'exam', icon: 'paper' },
  { to: '/admin/users', label: 'userManagement', icon: 'people' },
  { to: '/admin/operations', label: 'operations', icon: 'gear' },
  { to: '/debug', label: 'debug', icon: 'bug' },
];

/** Two groups, the second for administrators; the header shows none of the first while nobody is signed in. */
export function navLinks({ isAuthenticated, user }: AuthState) {
  if (!isAuthenticated) return { first: guestLinks, admin: [] };
  return { first: learnerLinks, admin: user?.isAdmin ? adminLinks : [] };
}
