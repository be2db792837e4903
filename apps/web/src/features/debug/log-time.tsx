import { useTranslation } from 'react-i18next';
import { formatLogTime } from './format-log-time.ts';

interface LogTimeProps {
  at: string;
}

export function LogTime({ at }: LogTimeProps) {
  const { i18n } = useTranslation();
  return <time dateTime={at}>{formatLogTime(at, i18n.language, new Date())}</time>;
}
