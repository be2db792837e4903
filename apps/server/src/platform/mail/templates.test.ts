import { languages, type Language } from '@bandwise/contract/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMail } from './templates.ts';
import type { MailKind } from './texts/mail-texts.ts';

const kinds: MailKind[] = ['verify-email', 'reset-password', 'change-email'];
const data = { fullName: 'Anna Keller', code: '048213', minutes: 10 };
const combinations = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })));

/** What a reader sees, and what lands on the clipboard. */
function visibleText(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe.each(combinations)('the $kind mail in $language', ({ kind, language }) => {
  const mail = renderMail(kind, language, data);

  it('says the same in text and HTML', () => {
    expect(lines(visibleText(mail.html))).toEqual(['Bandwise', ...lines(mail.text)]);
    expect(lines(mail.text)).toHaveLength(7);
  });

  it('has the code once, to be copied as it is', () => {
    expect(lines(mail.text).filter((line) => line === data.code)).toHaveLength(1);
    expect(visibleText(mail.html).split(data.code)).toHaveLength(2);
  });

  it('greets by name, tells how long the code is valid, and keeps the code out of the subject', () => {
    expect(lines(mail.text)[0]).toContain('Anna Keller');
    expect(mail.text).toMatch(/\b10\s?(minutes|minutos|分|분)/);
    expect(mail.subject).toContain('Bandwise');
    expect(mail.subject).not.toMatch(/\d|\n/);
  });

  it('greets without a gap where there is no name', () => {
    const greeting = lines(renderMail(kind, language, { ...data, fullName: ' ' }).text)[0]!;
    expect(greeting).toMatch(/^\p{L}+[,:。.！]$/u);
  });

  it('names its language to the mail program', () => {
    expect(mail.html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${language}[-"]`));
  });
});

/** Letters that a text of the language cannot do without; Spanish is told by its own words. */
const marks: Record<Exclude<Language, 'en'>, RegExp> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  es: /\b(el|tu|de|este|no|hola|código)\b/i,
};
const english = /\b(the|you|your|code|email|this|please|password|if|hello|minutes)\b/i;

describe.each(Object.entries(marks))('the mails in %s', (language, mark) => {
  it.each(kinds)('%s are translated line by line', (kind) => {
    const translated = renderMail(kind, language as Language, data);
    const original = renderMail(kind, 'en', data);
    for (const line of [translated.subject, ...lines(translated.text)]) {
      if (line === data.code) continue;
      expect(line).not.toMatch(english);
      expect([original.subject, ...lines(original.text)]).not.toContain(line);
    }
    expect(lines(translated.text).filter((line) => mark.test(line)).length).toBeGreaterThanOrEqual(5);
  });
});

describe('a hostile name', () => {
  it('is text, not markup', () => {
    const { html, text } = renderMail('verify-email', 'en', {
      ...data,
      fullName: `<script>"x"&'y'</script>`,
    });
    expect(html).toContain('Hello &lt;script&gt;&quot;x&quot;&amp;&#39;y&#39;&lt;/script&gt;,');
    expect(html).not.toContain('<script');
    expect(text).toContain(`Hello <script>"x"&'y'</script>,`);
  });

  it('never adds an element or a line', () => {
    const countTags = (html: string) => html.match(/<[a-z]/gi)?.length;
    const plain = renderMail('reset-password', 'es', data);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (fullName, code) => {
        const mail = renderMail('reset-password', 'es', { ...data, fullName, code });
        expect(countTags(mail.html)).toBe(countTags(plain.html));
        expect(mail.text.slice(0, mail.text.indexOf('\n\n'))).not.toContain('\n');
      }),
    );
  });

  it.each([
    'Win at http://evil.example',
    'www.evil',
    'visit evil.com now',
    'write me@evil',
    'x'.repeat(81),
    '\u202E',
    '\n',
  ])('such as %j is left out', (fullName) => {
    expect(renderMail('verify-email', 'en', { ...data, fullName }).text).toMatch(/^Hello,\n/);
  });

  it.each(["J. R. O'Neil", 'Dr. Ana-María Núñez', '王小明', 'J.R. Smith'])('is not %s', (fullName) => {
    expect(renderMail('verify-email', 'en', { ...data, fullName }).text).toContain(`Hello ${fullName},`);
  });

  it('is joined to one line', () => {
    const { text } = renderMail('verify-email', 'en', { ...data, fullName: ' Anna\r\n\tKeller ' });
    expect(text).toMatch(/^Hello Anna Keller,\n/);
  });
});

it.each([
  ['en', 'valid for 1 minute.'],
  ['es', 'durante 1 minuto.'],
] as const)('the %s mail knows the singular', (language, expected) => {
  expect(renderMail('verify-email', language, { ...data, minutes: 1 }).text).toContain(expected);
});
