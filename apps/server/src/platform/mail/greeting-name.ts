/** Longer ones are no names. */
const maxNameLength = 80;
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Anything that a mail program would turn into a link, or that reads as one. */
const linkLike = /:\/\/|www\.|@|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/**
 * Anybody may register somebody else's address under any name, so a name must not carry an advertisement into a mail of
 * ours: nothing that looks like a link or a text is used, and a greeting without a name takes its place.
 */
export function greetingName(fullName: string): string | undefined {
  const name = fullName
    .replace(bidiControls, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return name === '' || name.length > maxNameLength || linkLike.test(name) ? undefined : name;
}
