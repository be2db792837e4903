import {
  codeLength,
  emailMaxLength,
  emailPattern,
  fullNameMaxLength,
  passwordMaxBytes,
  passwordMinLength,
} from '@bandwise/contract/limits';
import type common from '../i18n/en/common.json';

export type ValidationText = keyof typeof common.validation;

/** A rule names the text to show, so that a message follows the language when it is changed. */
type Rule = (value: string) => ValidationText | true;

const isTooLong = (password: string) => new TextEncoder().encode(password).length > passwordMaxBytes;
const sixDigits = new RegExp(`^\\d{${codeLength}}$`);

export const nameRule: Rule = (name) => {
  if (!name.trim()) return 'nameRequired';
  return name.trim().length <= fullNameMaxLength || 'nameTooLong';
};

export const emailRule: Rule = (email) => {
  if (!email.trim()) return 'emailRequired';
  return (email.trim().length <= emailMaxLength && emailPattern.test(email.trim())) || 'emailInvalid';
};

const passwordRuleWith =
  (required: ValidationText): Rule =>
  (password) => {
    if (!password) return required;
    if (password.length < passwordMinLength) return 'passwordTooShort';
    return isTooLong(password) ? 'passwordTooLong' : true;
  };

export const passwordRule = passwordRuleWith('passwordRequired');
export const newPasswordRule = passwordRuleWith('newPasswordRequired');

export const currentPasswordRule: Rule = (password) => Boolean(password) || 'currentPasswordRequired';

const sameAs =
  (required: ValidationText) =>
  (confirmation: string, password: string): ValidationText | true => {
    if (!confirmation) return required;
    return confirmation === password || 'passwordsDiffer';
  };

export const confirmRule = sameAs('confirmRequired');
export const confirmNewRule = sameAs('confirmNewRequired');

export const codeRule: Rule = (code) => {
  if (!code.trim()) return 'codeRequired';
  return sixDigits.test(code.trim()) || 'codeNotSixDigits';
};
