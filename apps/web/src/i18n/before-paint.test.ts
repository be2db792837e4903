import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(path.resolve(import.meta.dirname, '../../public/before-paint.js'), 'utf8');

interface Visitor {
  stored?: Record<string, string>;
  languages?: string[];
  isSystemDark?: boolean;
  prerendered?: string;
  writtenIn?: string;
  pathname?: string;
  queries?: { endpoint: string; argument?: unknown; url: string }[];
}

function visit({
  stored = {},
  languages = ['en-GB'],
  isSystemDark = false,
  prerendered,
  writtenIn = 'en',
  pathname = '/',
  queries,
}: Visitor) {
  const attributes: Record<string, string> = prerendered ? { 'data-prerendered': prerendered } : {};
  const root = {
    lang: writtenIn,
    setAttribute: (name: string, value: string) => (attributes[name] = value),
    getAttribute: (name: string) => attributes[name] ?? null,
  };
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const window: { pageQueries?: unknown; earlyAnswers?: object } = {};
  vm.runInNewContext(script, {
    window,
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push({ url, headers });
      return Promise.resolve();
    },
    document: {
      documentElement: root,
      currentScript: { dataset: queries ? { queries: JSON.stringify(queries) } : {} },
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: isSystemDark }),
    navigator: { languages },
    location: { pathname },
  });
  return {
    lang: root.lang,
    theme: attributes['data-theme'],
    prerendered: attributes['data-prerendered'],
    isGuest: 'data-guest' in attributes,
    isForeign: 'data-foreign' in attributes,
    pageQueries: window.pageQueries,
    answered: Object.keys(window.earlyAnswers ?? {}),
    asked,
  };
}

describe('what is decided before the first paint', () => {
  it('follows the system theme until one is chosen', () => {
    expect(visit({ isSystemDark: true }).theme).toBe('dark');
    expect(visit({ isSystemDark: true, stored: { theme: 'light' } }).theme).toBe('light');
    expect(visit({ stored: { theme: 'dark' } }).theme).toBe('dark');
    expect(visit({ isSystemDark: true, stored: { theme: 'system' } }).theme).toBe('dark');
  });

  it('takes the stored language first, then the first known one of the browser, then the page', () => {
    expect(visit({ stored: { language: 'ko' }, languages: ['zh-CN'] }).lang).toBe('ko');
    expect(visit({ languages: ['fr-FR', 'ja-JP', 'en'] }).lang).toBe('ja');
    expect(visit({ languages: ['fr-FR'] }).lang).toBe('en');
    expect(visit({ stored: { language: 'xx' }, languages: ['es-MX'] }).lang).toBe('es');
  });

  it('shows prerendered text only on its own page, in its own language, to someone without a session', () => {
    expect(visit({ prerendered: '/' }).prerendered).toBe('/');
    expect(visit({ prerendered: '/', writtenIn: 'zh', languages: ['zh-CN'] }).prerendered).toBe('/');
    expect(visit({ prerendered: '/', writtenIn: 'zh', stored: { language: 'en' } }).prerendered).toBe(
      'unfit',
    );
    expect(visit({ prerendered: '/', pathname: '/dashboard' }).prerendered).toBe('unfit');
    expect(visit({ prerendered: '/', languages: ['zh'] }).prerendered).toBe('unfit');
    expect(visit({ prerendered: '/', stored: { token: 'secret' } }).prerendered).toBe('unfit');
  });

  it('asks whose session it is, in the language of the page, and nothing for someone without one', () => {
    expect(visit({ stored: { token: 'secret', language: 'ko' } }).asked).toEqual([
      { url: '/api/v1/auth/me', headers: { Authorization: 'Bearer secret', 'Accept-Language': 'ko' } },
    ]);
    expect(visit({}).asked).toEqual([]);
  });

  it('asks for what the page of a learner needs, of the session in its address', () => {
    const queries = [
      { endpoint: 'session', argument: 8888888888, url: '/api/v1/exam-tests/sessions/8888888888' },
      { endpoint: 'userStats', url: '/api/v1/users/stats' },
    ];
    const learner = visit({ stored: { token: 'secret' }, pathname: '/feedback/12/coaching', queries });
    expect(learner.answered).toEqual([
      '/api/v1/auth/me',
      '/api/v1/exam-tests/sessions/12',
      '/api/v1/users/stats',
    ]);
    expect(learner.asked.map(({ url }) => url)).toEqual(learner.answered);
    expect(learner.pageQueries).toEqual([
      { endpoint: 'session', argument: 12, url: '/api/v1/exam-tests/sessions/12' },
      { endpoint: 'userStats', url: '/api/v1/users/stats' },
    ]);
    expect([learner.isGuest, learner.isForeign]).toEqual([false, false]);
    const reader = { stored: { token: 'secret', language: 'zh' }, queries };
    expect(visit(reader).isForeign).toBe(true);
    expect(visit({ ...reader, writtenIn: 'zh' }).isForeign).toBe(false);
  });

  it('asks for nothing and shows nothing of a page of a learner to someone without a session', () => {
    const visitor = visit({ queries: [{ endpoint: 'userStats', url: '/api/v1/users/stats' }] });
    expect(visitor.asked).toEqual([]);
    expect(visitor.isGuest).toBe(true);
  });
});
