// @ts-check
import { describe, expect, it } from 'vitest';
import { productionPackages } from './production-packages.mjs';

const LOCKED = {
  '': { dependencies: { runtime: '1.0.0' } },
  'apps/web': { dependencies: { ours: '1.0.0', page: '2.0.0' } },
  'node_modules/runtime': { version: '1.0.0', license: 'MIT' },
  'node_modules/ours': { link: true, resolved: 'packages/ours' },
  'packages/ours': { dependencies: { shared: '1.0.0' } },
  'node_modules/page': { version: '2.0.0', license: 'ISC', dependencies: { shared: '2.0.0' } },
  'node_modules/page/node_modules/shared': {
    version: '2.0.0',
    license: 'MIT',
    optionalDependencies: { native: '1.0.0' },
  },
  'node_modules/shared': { version: '1.0.0', license: 'MIT' },
  'node_modules/native': { version: '1.0.0', license: 'MIT', optional: true },
  'node_modules/test-tool': { version: '9.0.0', license: 'MIT', dev: true },
};

const found = () => productionPackages(LOCKED).map(({ name, version }) => `${name}@${version}`);

describe('productionPackages', () => {
  it('follows the dependencies of the root and of every workspace', () => {
    expect(found()).toEqual(['native@1.0.0', 'page@2.0.0', 'runtime@1.0.0', 'shared@1.0.0', 'shared@2.0.0']);
  });

  it('lists an optional package of another platform too', () => {
    expect(productionPackages(LOCKED).find(({ name }) => name === 'native')).toMatchObject({
      optional: true,
    });
  });

  it('leaves out what only development needs and what is ours', () => {
    expect(found().join()).not.toMatch(/test-tool|ours/);
  });
});
