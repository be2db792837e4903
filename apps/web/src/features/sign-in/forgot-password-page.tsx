import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../components/use-page-title.ts';
import { NewPasswordStep } from './new-password-step.tsx';
import { ResetCodeStep } from './reset-code-step.tsx';
import { ResetEmailStep } from './reset-email-step.tsx';
import { StepList } from './step-list.tsx';
import { useStepFocus } from './use-step-focus.ts';

type Step = { at: 'email' } | { at: 'code' } | { at: 'password'; code: string };

const positions = { email: 0, code: 1, password: 2 } as const;

export default function ForgotPasswordPage() {
  const { t } = useTranslation('sign-in');
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Step>({ at: 'email' });
  useStepFocus(positions[step.at]);
  usePageTitle(t('forgot.title'));

  const steps = (
    <StepList
      labels={[t('forgot.stepEmail'), t('forgot.stepCode'), t('forgot.stepPassword')]}
      current={positions[step.at]}
    />
  );

  switch (step.at) {
    case 'email':
      return (
        <ResetEmailStep
          steps={steps}
          email={email}
          onSent={(sentTo) => {
            setEmail(sentTo);
            setStep({ at: 'code' });
          }}
        />
      );
    case 'code':
      return (
        <ResetCodeStep
          steps={steps}
          email={email}
          onBack={() => setStep({ at: 'email' })}
          onVerified={(code) => setStep({ at: 'password', code })}
        />
      );
    case 'password':
      return <NewPasswordStep steps={steps} email={email} code={step.code} />;
  }
}
