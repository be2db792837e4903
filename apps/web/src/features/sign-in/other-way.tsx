import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sentenceGap } from '../../lib/sentence-gap.ts';

interface OtherWayProps {
  question: string;
  to: string;
  label: string;
}

/** Below a form, for who came to the wrong one. */
export function OtherWay({ question, to, label }: OtherWayProps) {
  const { i18n } = useTranslation();
  return (
    <p className="body2 text2">
      {question}
      {sentenceGap(i18n.language)}
      <Link className="strong" to={to}>
        {label}
      </Link>
    </p>
  );
}
