import type { WordStress } from '../reading/weak-forms.ts';
import { stressOfPhone } from '../../phonemes/phones.ts';

/** The mark before a vowel: what the dictionary says, lowered as far as the sentence asks. */
export function stressMark(phone: string, word: WordStress): string {
  const digit = stressOfPhone(phone);
  if (digit !== 1 && digit !== 2) return '';
  if (word === 'none') return '';
  return digit === 1 && word === 'full' ? 'ˈ' : 'ˌ';
}
