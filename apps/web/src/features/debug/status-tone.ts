import type { ChipTone } from '../../components/chip.tsx';

/** The colours of the log view: 2xx success, 4xx warning, 5xx error. */
export function logStatusTone(code: number): ChipTone {
  if (code >= 500) return 'error';
  if (code >= 400) return 'warning';
  return code >= 200 && code < 300 ? 'success' : 'plain';
}

/** Those of the external log: 200-299 success, 400 and above error, otherwise warning, also where no answer came. */
export function externalStatusTone(code: number | null): ChipTone {
  if (code === null) return 'warning';
  if (code >= 400) return 'error';
  return code >= 200 && code < 300 ? 'success' : 'warning';
}
