import { apiErrors } from '@bandwise/contract/errors';

/** Field names whose values are never written to the log, whatever their shape. */
const secretName =
  /password|passwd|secret|token|authorization|cookie|^(.*(verification|reset|login|otp)_?)?code$|^payload$|^nonce$|^key$|api_?key|challenge_id|private/i;
/** What opens something wherever it stands: a bearer token, a provider's key. */
const secretText = /\b(?:Bearer\s+[\w.~+/-]{16,}=*|sk-[\w-]{16,})/gi;
/** Also as an address of the web writes it. Bounded on both sides, so that a long text without spaces cannot make the search quadratic. */
const mailAddress = /[^\s@"'<>()[\]{},;:\\/]{1,64}(?:@|%40)[^\s@"'<>()[\]{},;:\\/]{1,255}/gi;

const atSign = /@|%40/;

/** What JSON leaves as it is, though a terminal obeys it or an editor begins a new line. */
const unprintable = /[\u007F-\u009F\u2028\u2029]/g;
const asEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const bodyMaxBytes = 8 * 1024;
const cutMark = '…[cut]';
/** Deeper than any body that means something: one that is nested without end would fill the stack. */
const depthMax = 50;
const depthMark = '[nested too deeply]';

/** A body as it may be kept: secrets and mail addresses replaced, cut at 8 KiB, free of what a text column refuses. */
export function redactBody(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  return cut(JSON.stringify(redactValue(body)).replaceAll(unprintable, asEscape));
}

export function redactMailAddresses(text: string): string {
  // Most texts hold none, and looking at every character of a long one for the start of an address is slow.
  return atSign.test(text) ? text.replace(mailAddress, '[email]') : text;
}

/** The code of one of our own errors is no secret, and is what one looks for. */
const isErrorCode = (value: unknown): boolean => typeof value === 'string' && Object.hasOwn(apiErrors, value);

function redactValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactMailAddresses(value).replace(secretText, '[redacted]');
  if (typeof value !== 'object' || value === null) return value;
  if (depth === depthMax) return depthMark;
  if (Array.isArray(value)) return value.map((inner) => redactValue(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      redactMailAddresses(name),
      secretName.test(name) && !isErrorCode(inner) ? '[redacted]' : redactValue(inner, depth + 1),
    ]),
  );
}

function cut(text: string): string {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= bodyMaxBytes) return text;
  // A character cut in two becomes U+FFFD, which is dropped.
  return (
    bytes
      .subarray(0, bodyMaxBytes - Buffer.byteLength(cutMark))
      .toString('utf8')
      .replace(/\uFFFD+$/, '') + cutMark
  );
}
