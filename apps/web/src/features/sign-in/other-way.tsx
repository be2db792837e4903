import { Link } from 'react-router';

interface OtherWayProps {
  question: string;
  to: string;
  label: string;
}

/** Below a form, for who came to the wrong one. */
export function OtherWay({ question, to, label }: OtherWayProps) {
  return (
    <p className="body2 text2">
      {question}{' '}
      <Link className="strong" to={to}>
        {label}
      </Link>
    </p>
  );
}
