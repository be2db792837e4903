import { useNavigate } from 'react-router';
import { BackLink } from './back-link.tsx';

interface HistoryBackLinkProps {
  /** Where to go when this page was the first of the visit. */
  to: string;
  label: string;
}

/** Back to the page before, as it was left. */
export function HistoryBackLink({ to, label }: HistoryBackLinkProps) {
  const navigate = useNavigate();
  return (
    <BackLink
      to={to}
      label={label}
      onClick={(event) => {
        if (!hasPageBefore()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}

/** The router counts the pages of this visit; the first has none before it. */
const hasPageBefore = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
