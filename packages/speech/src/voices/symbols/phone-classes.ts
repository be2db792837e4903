const vowel = /^[AEIOU][A-Z](\d)$/;

export const isVowel = (phone: string | undefined) => phone !== undefined && vowel.test(phone);

/** 0 none, 1 primary, 2 secondary; undefined for consonants. */
export function stressDigit(phone: string): number | undefined {
  const digit = vowel.exec(phone)?.[1];
  return digit === undefined ? undefined : Number(digit);
}

export const withoutStress = (phone: string) => phone.replace(/\d$/, '');
