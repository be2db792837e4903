import { plainPhones } from '@bandwise/speech/phonemes/phones';

/** Azure's names for American sounds are ARPAbet in small letters but for these. */
const otherNames: Readonly<Record<string, string>> = {
  ax: 'AH',
  axr: 'ER',
  ix: 'IH',
  h: 'HH',
  ux: 'UW',
  dx: 'T',
};
const known = new Set<string>(plainPhones);

/** The ARPAbet of one of Azure's sounds; undefined of one that is not known. */
export function arpabetOf(azureName: string): string | undefined {
  const name = otherNames[azureName.toLowerCase()] ?? azureName.toUpperCase();
  return known.has(name) ? name : undefined;
}
