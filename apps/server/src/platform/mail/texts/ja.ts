import type { MailTexts } from './mail-texts.ts';

export const ja: MailTexts = {
  greeting: (name) => (name === undefined ? 'こんにちは。' : `${name} 様`),
  validity: (minutes) => `確認コードの有効期限は ${minutes} 分です。`,
  keepSecret: '確認コードは他の人に教えないでください。Bandwise からコードをお尋ねすることはありません。',
  signature: 'Bandwise チーム',
  kinds: {
    'verify-email': {
      subject: '【Bandwise】メールアドレスの確認',
      introduction:
        'Bandwise へようこそ。次の確認コードを入力すると、メールアドレスの確認が完了し、練習を始められます。',
      notYou:
        'ご登録に心当たりがない場合は、このメールを破棄してください。コードがなければ、このアドレスが使われることはありません。',
    },
    'reset-password': {
      subject: '【Bandwise】パスワードの再設定',
      introduction:
        'パスワード再設定のリクエストを受け付けました。次の確認コードを入力して、新しいパスワードを設定してください。',
      notYou: 'お心当たりがない場合は、このメールを破棄してください。現在のパスワードは変更されません。',
    },
    'change-email': {
      subject: '【Bandwise】新しいメールアドレスの確認',
      introduction:
        'このメールアドレスを Bandwise アカウントに登録するリクエストを受け付けました。次の確認コードを入力して、変更を完了してください。',
      notYou: 'お心当たりがない場合は、このメールを破棄してください。アカウントは変更されません。',
    },
  },
};
