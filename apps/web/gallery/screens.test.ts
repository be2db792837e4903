import { createRoutesFromElements, matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AppRoutes } from '../src/app/app-routes.tsx';
import type { School } from './school.ts';
import { screens } from './screens/screens.ts';

const school: School = {
  url: 'http://localhost',
  tokens: { admin: '', learner: '', newcomer: '', anonymous: '' },
  sessions: {
    scored: 1,
    tooLittle: 2,
    failed: 3,
    halfWay: 4,
    part1: 5,
    part2: 6,
    part3: 7,
    otherFailed: 8,
  },
  audioId: 9,
  microphoneFile: '',
};

const { children } = AppRoutes().props as { children: Parameters<typeof createRoutesFromElements>[0] };
const routes = createRoutesFromElements(children);
const leaves = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => (route.children ? leaves(route.children) : [route]));

describe('the gallery', () => {
  it('shows every route of the app', () => {
    const shown = new Set(screens.map((screen) => matchRoutes(routes, screen.path(school))?.at(-1)?.route));
    const forgotten = leaves(routes).filter((route) => !shown.has(route));
    expect(forgotten.map(({ path }) => path)).toEqual([]);
  });

  it('gives every picture a name of its own', () => {
    const names = screens.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
