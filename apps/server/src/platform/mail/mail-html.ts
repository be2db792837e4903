import type { Language } from '@bandwise/contract/languages';

/** What a mail says, ready to be laid out. */
export interface MailContent {
  subject: string;
  greeting: string;
  introduction: string;
  code: string;
  validity: string;
  notYou: string;
  keepSecret: string;
  signature: string;
}

const htmlLanguages: Record<Language, string> = { en: 'en-GB', zh: 'zh-Hans', ja: 'ja', ko: 'ko', es: 'es' };

/** Mail programs that know no style sheet see the inline, light colours; the others follow the reader's theme. */
const darkStyle = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #0C1220 !important; color: #EAEFF8 !important; }
    .card { background: #141C2C !important; border-color: #2A3650 !important; }
    .brand { color: #8AB3FF !important; }
    .code { background: #1A2C52 !important; color: #B4CEFF !important; }
    .quiet { color: #B6C1D5 !important; }
  }`;

const fonts = `-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif`;
const paragraph = 'margin: 0 0 16px; font-size: 16px; line-height: 1.6;';
const quiet = 'margin: 0 0 12px; font-size: 14px; line-height: 1.6; color: #465268;';

export function renderHtml(content: MailContent, language: Language): string {
  const text = (part: Exclude<keyof MailContent, 'code'>): string => escapeHtml(content[part]);
  return `<!doctype html>
<html lang="${htmlLanguages[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${text('subject')}</title>
<style>${darkStyle}
</style>
</head>
<body class="page" style="margin: 0; padding: 24px 12px; background: #F6F8FB; color: #121A2B; font-family: ${fonts};">
<div class="card" style="max-width: 480px; margin: 0 auto; padding: 28px 24px; background: #FFFFFF; border: 1px solid #DEE4ED; border-radius: 12px;">
<p class="brand" style="margin: 0 0 24px; font-size: 20px; font-weight: 700; color: #1B5AD6;">Bandwise</p>
<p style="${paragraph}">${text('greeting')}</p>
<p style="${paragraph}">${text('introduction')}</p>
<p class="code" style="margin: 0 0 16px; padding: 16px 8px; border-radius: 8px; background: #E9F0FE; color: #164BB6; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 32px; font-weight: 700; line-height: 1.2; letter-spacing: 2px; text-align: center;">${renderCode(content.code)}</p>
<p style="${paragraph}">${text('validity')}</p>
<p class="quiet" style="${quiet}">${text('keepSecret')}</p>
<p class="quiet" style="${quiet}">${text('notYou')}</p>
<p class="quiet" style="${quiet} margin-bottom: 0;">${text('signature')}</p>
</div>
</body>
</html>
`;
}

/** Two groups to the eye, set apart by a margin; one number to whoever copies it. */
function renderCode(code: string): string {
  const middle = Math.ceil(code.length / 2);
  const head = escapeHtml(code.slice(0, middle));
  return `<span>${head}</span><span style="margin-left: 12px;">${escapeHtml(code.slice(middle))}</span>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
