import type { MailTexts } from './mail-texts.ts';

export const ko: MailTexts = {
  greeting: (name) => (name === undefined ? '안녕하세요.' : `${name}님, 안녕하세요.`),
  validity: (minutes) => `인증 코드는 ${minutes}분 동안 유효합니다.`,
  keepSecret: '인증 코드를 다른 사람에게 알려 주지 마세요. Bandwise는 절대 코드를 묻지 않습니다.',
  signature: 'Bandwise 팀 드림',
  kinds: {
    'verify-email': {
      subject: '[Bandwise] 이메일 주소를 인증해 주세요',
      introduction:
        'Bandwise에 오신 것을 환영합니다. 아래 인증 코드를 입력하면 이메일 인증이 완료되고 바로 연습을 시작할 수 있습니다.',
      notYou:
        '직접 가입하지 않으셨다면 이 메일을 무시해 주세요. 코드 없이는 누구도 회원님의 이메일 주소를 사용할 수 없습니다.',
    },
    'reset-password': {
      subject: '[Bandwise] 비밀번호 재설정',
      introduction:
        '비밀번호 재설정 요청을 받았습니다. 아래 인증 코드를 입력하고 새 비밀번호를 설정해 주세요.',
      notYou: '직접 요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 변경되지 않습니다.',
    },
    'change-email': {
      subject: '[Bandwise] 새 이메일 주소를 인증해 주세요',
      introduction:
        '이 주소를 Bandwise 계정의 새 이메일로 사용하겠다는 요청을 받았습니다. 아래 인증 코드를 입력해 변경을 완료해 주세요.',
      notYou: '직접 요청하지 않으셨다면 이 메일을 무시해 주세요. 계정은 변경되지 않습니다.',
    },
  },
};
