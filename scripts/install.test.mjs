// @ts-check
import { describe, expect, it } from 'vitest';
import { isSupportedNode } from './install.mjs';

describe('isSupportedNode', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '24.21.0'])('accepts Node %s', (version) => {
    expect(isSupportedNode(version)).toBe(true);
  });

  it.each(['20.18.3', '18.20.0', '9.99.0'])('refuses Node %s', (version) => {
    expect(isSupportedNode(version)).toBe(false);
  });
});
