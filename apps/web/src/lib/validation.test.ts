import { describe, expect, it } from 'vitest';
import {
  codeRule,
  confirmNewRule,
  confirmRule,
  emailRule,
  nameRule,
  newPasswordRule,
  passwordRule,
} from './validation.ts';

describe('form rules', () => {
  it.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['mei.lin', 'emailInvalid'],
    ['mei lin@example.com', 'emailInvalid'],
    [`${'a'.repeat(200)}@example.com`, 'emailInvalid'],
    ['mei.lin@example.com', true],
    [' mei.lin@example.com ', true],
  ])('judges the email %j', (email, verdict) => {
    expect(emailRule(email)).toBe(verdict);
  });

  it.each([
    ['', 'passwordRequired'],
    ['12345', 'passwordTooShort'],
    ['123456', true],
    ['密'.repeat(24), true],
    ['密'.repeat(25), 'passwordTooLong'],
  ])('judges the password %j', (password, verdict) => {
    expect(passwordRule(password)).toBe(verdict);
  });

  it('names a missing new password by its own text', () => {
    expect(newPasswordRule('')).toBe('newPasswordRequired');
    expect(newPasswordRule('123')).toBe('passwordTooShort');
  });

  it('wants the confirmation present and equal', () => {
    expect(confirmRule('', 'secret1')).toBe('confirmRequired');
    expect(confirmNewRule('', 'secret1')).toBe('confirmNewRequired');
    expect(confirmRule('secret2', 'secret1')).toBe('passwordsDiffer');
    expect(confirmRule('secret1', 'secret1')).toBe(true);
  });

  it.each([
    ['', 'codeRequired'],
    ['12345', 'codeNotSixDigits'],
    ['12345a', 'codeNotSixDigits'],
    ['123456', true],
  ])('judges the code %j', (code, verdict) => {
    expect(codeRule(code)).toBe(verdict);
  });

  it.each([
    [' ', 'nameRequired'],
    ['n'.repeat(101), 'nameTooLong'],
    ['林梅', true],
  ])('judges the name %j', (name, verdict) => {
    expect(nameRule(name)).toBe(verdict);
  });
});
