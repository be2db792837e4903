/** The sounds of American English in ARPAbet, in the order of the models' outputs. */
export const plainPhones = [
  ...['AA', 'AE', 'AH', 'AO', 'AW', 'AY', 'B', 'CH', 'D', 'DH', 'EH', 'ER', 'EY', 'F', 'G', 'HH', 'IH'],
  ...['IY', 'JH', 'K', 'L', 'M', 'N', 'NG', 'OW', 'OY', 'P', 'R', 'S', 'SH', 'T', 'TH', 'UH', 'UW', 'V'],
  ...['W', 'Y', 'Z', 'ZH'],
] as const;

export type Stress = 0 | 1 | 2;

const indexOfPhone = new Map<string, number>(plainPhones.map((phone, index) => [phone, index]));

/** "AH0" without its stress digit. */
export const withoutStress = (phone: string): string => phone.replace(/[012]$/, '');

/** Where a phone, stressed or not, stands in `plainPhones`. */
export function phoneIndex(phone: string): number {
  const index = indexOfPhone.get(withoutStress(phone));
  if (index === undefined) throw new TypeError(`${phone} is no ARPAbet phone`);
  return index;
}

export const isVowel = (phone: string): boolean => /^[AEIOU]/.test(phone);

/** Of a vowel; undefined of a consonant. */
export function stressOfPhone(phone: string): Stress | undefined {
  if (!isVowel(phone)) return undefined;
  if (phone.endsWith('1')) return 1;
  return phone.endsWith('2') ? 2 : 0;
}
