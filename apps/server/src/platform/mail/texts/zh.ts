import type { MailTexts } from './mail-texts.ts';

export const zh: MailTexts = {
  greeting: (name) => (name === undefined ? '您好！' : `${name}，您好！`),
  validity: (minutes) => `验证码 ${minutes} 分钟内有效。`,
  keepSecret: '请勿将验证码告诉任何人，我们也绝不会向您索要验证码。',
  signature: 'Bandwise 团队',
  kinds: {
    'verify-email': {
      subject: '请验证您的 Bandwise 邮箱',
      introduction: '欢迎使用 Bandwise！请输入以下验证码，完成邮箱验证后即可开始练习：',
      notYou: '如果您没有注册 Bandwise，请忽略本邮件。没有验证码，任何人都无法使用您的邮箱。',
    },
    'reset-password': {
      subject: '重置您的 Bandwise 密码',
      introduction: '我们收到了重置您账户密码的请求。请输入以下验证码，设置新密码：',
      notYou: '如果这不是您本人的操作，请忽略本邮件，您的密码不会改变。',
    },
    'change-email': {
      subject: '请验证您的 Bandwise 新邮箱',
      introduction: '您申请将此邮箱设为 Bandwise 账户的新邮箱。请输入以下验证码，确认更改：',
      notYou: '如果这不是您本人的操作，请忽略本邮件，账户不会有任何更改。',
    },
  },
};
