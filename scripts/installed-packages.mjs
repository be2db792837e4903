// @ts-check

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, resolved?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * The packages that the lock file asks for and `node_modules` does not hold, by the record npm leaves there when an
 * install has finished and by what is on disk. Optional packages are left out: npm itself skips those of other platforms.
 * @param {LockFile} wanted
 * @param {LockFile | undefined} installed
 * @param {(location: string) => boolean} isOnDisk
 */
export const missingPackages = (wanted, installed, isOnDisk) =>
  Object.entries(wanted.packages)
    .filter(([location, entry]) => location.includes('node_modules/') && entry.optional !== true)
    .filter(([location, entry]) => {
      const present = installed?.packages[location];
      return (
        present === undefined ||
        present.link !== entry.link ||
        present.version !== entry.version ||
        present.integrity !== entry.integrity ||
        (entry.link === true && present.resolved !== entry.resolved) ||
        !isOnDisk(location)
      );
    })
    .map(([location]) => location);
