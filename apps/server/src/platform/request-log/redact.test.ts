import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactBody } from './redact.ts';

describe('what is kept of a body', () => {
  it('holds no secret, whatever its name, depth or shape', () => {
    const secrets = {
      password: 'hunter2!',
      current_password: ['hunter2!', { deep: 'hunter2!' }],
      newPassword: { value: 'hunter2!' },
      code: 123456,
      payload: 'hunter2!',
      accessToken: 'hunter2!',
      nested: [
        { token_hash: 'hunter2!', apiKey: 'hunter2!', api_key: 'hunter2!', Authorization: 'Bearer hunter2!' },
      ],
    };
    const kept = redactBody({ ...secrets, full_name: 'Mei Lin' });
    expect(kept).not.toMatch(/hunter2|123456/);
    expect(kept).toContain('Mei Lin');
  });

  it('holds no token or key in a text, and keeps what kind of error it was', () => {
    const kept = redactBody({
      text: 'sent Authorization: Bearer abcdefghijklmnopqrstuvwxyz0123456789 and sk-abcdefghijklmnopqrst',
      verification_code: '123456',
      code: 'recording_silent',
      exam_code: 'C1T1P1',
    });
    expect(kept).not.toMatch(/abcdefghijklmnop|123456/);
    expect(kept).toContain('"code":"recording_silent"');
    expect(kept).toContain('C1T1P1');
  });

  it('holds no mail address, in values, lists, texts or names', () => {
    const kept = redactBody({
      email: 'mei.lin+x@example.co.uk',
      list: ['a@b.co'],
      text: 'write to a@b.co, please',
      link: '/users?email=mei%40example.com',
      'c@d.io': 1,
    });
    expect(kept).not.toMatch(/@|%40|example|b\.co/);
    expect(kept).toContain('please');
  });

  it('is cut at 8 KiB of UTF-8 and never in the middle of a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 100, maxLength: 400 }), (text) => {
        const kept = redactBody({ text: text.repeat(60) }) ?? '';
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(8192);
        expect(kept).not.toMatch(/\uFFFD…/);
      }),
      { numRuns: 50 },
    );
  });

  it('does not choke on a long text without a space', () => {
    expect(redactBody({ text: `${'a'.repeat(60_000)}@example.com` })).not.toContain('@example');
  });

  it('is as deep as it needs to be, however deep the body is', () => {
    const deep: unknown = JSON.parse(
      `${'{"a":['.repeat(50_000)}{"password":"hunter2!"}${']}'.repeat(50_000)}`,
    );
    const kept = redactBody(deep) ?? '';
    expect(kept).toContain('[nested too deeply]');
    expect(kept).not.toContain('hunter2');
  });

  it('is one line that no terminal obeys, and still says the same', () => {
    const text = 'one\r\ntwo\u2028three\u0085four \u001B[2J \u009B31m \u007F';
    const kept = redactBody({ text }) ?? '';
    expect(kept).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(JSON.parse(kept)).toEqual({ text });
  });

  it('keeps nothing of an absent body', () => {
    expect(redactBody(undefined)).toBeNull();
  });
});
