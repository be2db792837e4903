import type { Language } from '@bandwise/contract/languages';
import { greetingName } from './greeting-name.ts';
import { renderHtml, type MailContent } from './mail-html.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { ja } from './texts/ja.ts';
import { ko } from './texts/ko.ts';
import type { MailKind, MailTexts } from './texts/mail-texts.ts';
import { zh } from './texts/zh.ts';

const textsByLanguage: Record<Language, MailTexts> = { en, zh, ja, ko, es };

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export function renderMail(
  kind: MailKind,
  language: Language,
  data: { fullName: string; code: string; minutes: number },
): RenderedMail {
  const texts = textsByLanguage[language];
  const { subject, introduction, notYou } = texts.kinds[kind];
  const content: MailContent = {
    subject,
    greeting: texts.greeting(greetingName(data.fullName)),
    introduction,
    code: data.code,
    validity: texts.validity(data.minutes),
    notYou,
    keepSecret: texts.keepSecret,
    signature: texts.signature,
  };
  return { subject, text: renderText(content), html: renderHtml(content, language) };
}

function renderText(content: MailContent): string {
  const { greeting, introduction, code, validity, notYou, keepSecret, signature } = content;
  return `${[greeting, introduction, `    ${code}`, validity, keepSecret, notYou, signature].join('\n\n')}\n`;
}
