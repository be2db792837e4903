// @ts-check

/**
 * What may be shipped with a product under the MIT licence: permissive, or (fonts, models) free to use with attribution,
 * which the notices give. A licence that is not here is looked at by a person before it is added.
 */
const COMPATIBLE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/**
 * An SPDX expression: of `OR` one side is enough, of `AND` both are needed, and `AND` binds closer.
 * @param {string} expression
 * @returns {boolean}
 */
export const isCompatible = (expression) => {
  const innermost = /\(([^()]*)\)/.exec(expression);
  if (innermost !== null) {
    const [group, inside = ''] = innermost;
    // A group that may be used stands for any licence that may be used.
    return isCompatible(expression.replace(group, isCompatible(inside) ? 'MIT' : 'no licence'));
  }
  return expression
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => COMPATIBLE.has(licence.trim())));
};
