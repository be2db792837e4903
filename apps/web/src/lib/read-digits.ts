/** Most numbers of the database have at most ten digits; with nine, none is too large. */
const digitsMax = 9;

/** What a field or an address that means a number says of one; empty where it says none. */
export const readDigits = (text: string | null, max = digitsMax): string =>
  text?.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, max) ?? '';
