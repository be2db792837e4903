import Button from '@mui/material/Button';
import { Icon } from '../../components/icon.tsx';
import { ReportText } from './report-text.tsx';
import { useLightPrint } from './use-light-print.ts';

export function PrintButton() {
  useLightPrint();
  return (
    <Button variant="outlined" startIcon={<Icon name="print" />} onClick={() => window.print()}>
      <span>
        <ReportText name="print" />
      </span>
    </Button>
  );
}
