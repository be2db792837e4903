// @ts-check

/**
 * @typedef {{ name?: string, version?: string, license?: string, link?: boolean, resolved?: string, optional?: boolean,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ location: string, name: string, version: string, license: string | undefined, optional: boolean }} ProductionPackage
 */

/** @param {string} location */
const nameAt = (location) => location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Where Node finds a dependency: in the nearest `node_modules` above the package that asks.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 */
const resolveFrom = (packages, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const location = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[location] !== undefined) return location;
    if (folder === '') return undefined;
  }
};

/**
 * What the product runs on, from the lock file alone, so that the list is the same on every platform.
 * @param {Record<string, LockedPackage>} packages
 * @returns {ProductionPackage[]} sorted by name, then version
 */
export const productionPackages = (packages) => {
  const waiting = Object.keys(packages).filter((location) => !location.includes('node_modules/'));
  const seen = new Set(waiting);
  for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const location = resolveFrom(packages, from, name);
      if (location === undefined || seen.has(location)) continue;
      seen.add(location);
      waiting.push(location);
    }
  }
  return [...seen]
    .map((location) => ({ location, entry: packages[location] ?? {} }))
    .filter(({ location, entry }) => location.includes('node_modules/') && entry.link !== true)
    .map(({ location, entry }) => ({
      location,
      name: entry.name ?? nameAt(location),
      version: entry.version ?? '',
      license: entry.license,
      optional: entry.optional === true,
    }))
    .sort(
      (a, b) => compare(a.name, b.name) || compare(a.version, b.version) || compare(a.location, b.location),
    );
};

/** By code unit: a locale's order would differ between machines. @type {(a: string, b: string) => number} */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
