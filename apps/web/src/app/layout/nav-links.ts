import type { IconName } from '../../components/icon.tsx';
import type { AuthState } from '../../lib/session/auth-state.ts';
import type common from '../../i18n/en/common.json';

interface NavLinkItem {
  to: string;
  /** Where else one is in this part of the app. */
  alsoAt?: readonly string[];
  label: keyof typeof common.nav;
  icon: IconName;
}

const guestLinks: NavLinkItem[] = [
  { to: '/login', label: 'login', icon: 'person' },
  { to: '/register', label: 'register', icon: 'spark' },
];
const learnerLinks: NavLinkItem[] = [
  { to: '/dashboard', label: 'dashboard', icon: 'home', alsoAt: ['/progress', '/reports', '/history'] },
  {
    to: '/exam-tests',
    label: 'practice',
    icon: 'microphone',
    alsoAt: ['/feedback', '/exam', '/exam-test', '/exam-test-results'],
  },
];
const adminLinks: NavLinkItem[] = [
  { to: '/tests', label: 'exam', icon: 'paper', alsoAt: ['/feedback/admin'] },
  { to: '/admin/users', label: 'userManagement', icon: 'people' },
  { to: '/admin/operations', label: 'operations', icon: 'gear' },
  { to: '/debug', label: 'debug', icon: 'bug' },
];

/** The part of the app that a page belongs to: of two that could be meant, the one that says more of the address. */
export function partOf(links: readonly NavLinkItem[], pathname: string): NavLinkItem | undefined {
  const lengthIn = ({ to, alsoAt = [] }: NavLinkItem) =>
    Math.max(
      0,
      ...[to, ...alsoAt].filter((part) => `${pathname}/`.startsWith(`${part}/`)).map((part) => part.length),
    );
  const [nearest] = links
    .filter((link) => lengthIn(link) > 0)
    .toSorted((one, other) => lengthIn(other) - lengthIn(one));
  return nearest;
}

/** Two groups, the second for administrators; the header shows none of the first while nobody is signed in. */
export function navLinks({ isAuthenticated, user }: AuthState) {
  if (!isAuthenticated) return { first: guestLinks, admin: [] };
  return { first: learnerLinks, admin: user?.isAdmin ? adminLinks : [] };
}
