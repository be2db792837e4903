// @ts-check

const SHORT = /^(?:github:)?([\w.-]+\/[\w.-]+)$/;
const URL_WITH_SCHEME = /^(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]+@)?(.+?)(?:\.git)?(?:#.*)?$/;
const SECURE_COPY = /^[\w.-]+@([\w.-]+):(.+?)(?:\.git)?$/;

/**
 * The page a person can open, from any of the ways a package may write its repository.
 * @param {string | { url?: string } | undefined} repository
 */
export const repositoryLink = (repository) => {
  const written = typeof repository === 'string' ? repository : repository?.url;
  if (written === undefined) return undefined;
  const short = SHORT.exec(written)?.[1];
  if (short !== undefined) return `https://github.com/${short}`;
  const full = URL_WITH_SCHEME.exec(written)?.[1] ?? written.replace(SECURE_COPY, '$1/$2');
  return full === written ? undefined : `https://${full}`;
};
