import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  greeting: (name) => (name === undefined ? 'Hola:' : `Hola, ${name}:`),
  validity: (minutes) => `El código es válido durante ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  keepSecret: 'No compartas este código con nadie. Nosotros nunca te lo pediremos.',
  signature: 'El equipo de Bandwise',
  kinds: {
    'verify-email': {
      subject: 'Confirma tu correo electrónico en Bandwise',
      introduction:
        'Te damos la bienvenida a Bandwise. Introduce este código para confirmar tu correo electrónico y empezar a practicar:',
      notYou:
        'Si no te has registrado en Bandwise, ignora este mensaje: sin el código, nadie puede usar tu dirección.',
    },
    'reset-password': {
      subject: 'Restablece tu contraseña de Bandwise',
      introduction:
        'Hemos recibido una solicitud para restablecer tu contraseña. Introduce este código para elegir una nueva:',
      notYou: 'Si no has sido tú, ignora este mensaje: tu contraseña seguirá siendo la misma.',
    },
    'change-email': {
      subject: 'Confirma tu nuevo correo electrónico en Bandwise',
      introduction:
        'Has pedido usar esta dirección en tu cuenta de Bandwise. Introduce este código para confirmar el cambio:',
      notYou: 'Si no has sido tú, ignora este mensaje: no cambiará nada.',
    },
  },
};
