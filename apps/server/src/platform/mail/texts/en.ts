import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  greeting: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  validity: (minutes) => `The code is valid for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  keepSecret: 'Please keep this code to yourself. We will never ask you for it.',
  signature: 'The Bandwise team',
  kinds: {
    'verify-email': {
      subject: 'Confirm your email address for Bandwise',
      introduction:
        'Welcome to Bandwise. Enter this code to confirm your email address and start practising:',
      notYou:
        'If you did not sign up for Bandwise, simply ignore this email: nobody can use your address without the code.',
    },
    'reset-password': {
      subject: 'Reset your Bandwise password',
      introduction: 'We received a request to reset your password. Enter this code to choose a new one:',
      notYou: 'If this was not you, simply ignore this email: your password stays as it is.',
    },
    'change-email': {
      subject: 'Confirm your new email address for Bandwise',
      introduction:
        'You asked to use this address for your Bandwise account. Enter this code to confirm the change:',
      notYou: 'If this was not you, simply ignore this email: nothing will be changed.',
    },
  },
};
