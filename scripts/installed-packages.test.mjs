// @ts-check
import { describe, expect, it } from 'vitest';
import { missingPackages } from './installed-packages.mjs';

const everything = () => true;

const WANTED = {
  packages: {
    '': { version: '0.1.0' },
    'apps/web': { version: '0.1.0' },
    'node_modules/@bandwise/web': { resolved: 'apps/web', link: true },
    'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/native-windows': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};

/** @param {Record<string, import('./installed-packages.mjs').LockedPackage>} changes */
const installedWith = (changes) => ({
  packages: {
    'node_modules/@bandwise/web': { resolved: 'apps/web', link: true },
    'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
    ...changes,
  },
});

describe('missingPackages', () => {
  it('finds nothing missing after an install, though optional packages of other platforms are absent', () => {
    expect(missingPackages(WANTED, installedWith({}), everything)).toEqual([]);
  });

  it('finds everything missing in a clean clone', () => {
    expect(missingPackages(WANTED, undefined, everything)).toEqual([
      'node_modules/@bandwise/web',
      'node_modules/zod',
    ]);
  });

  it.each([
    ['another version', { version: '4.0.1', integrity: 'sha512-a' }],
    ['other contents', { version: '4.0.0', integrity: 'sha512-c' }],
  ])('finds a package of %s', (_, zod) => {
    expect(missingPackages(WANTED, installedWith({ 'node_modules/zod': zod }), everything)).toEqual([
      'node_modules/zod',
    ]);
  });

  it('finds a workspace that points elsewhere', () => {
    const moved = installedWith({ 'node_modules/@bandwise/web': { resolved: 'apps/site', link: true } });
    expect(missingPackages(WANTED, moved, everything)).toEqual(['node_modules/@bandwise/web']);
  });

  it('finds a package whose folder was deleted after the install', () => {
    const withoutZod = (/** @type {string} */ location) => location !== 'node_modules/zod';
    expect(missingPackages(WANTED, installedWith({}), withoutZod)).toEqual(['node_modules/zod']);
  });

  it('ignores packages that the lock file does not name', () => {
    expect(
      missingPackages(WANTED, installedWith({ 'node_modules/extra': { version: '1.0.0' } }), everything),
    ).toEqual([]);
  });
});
