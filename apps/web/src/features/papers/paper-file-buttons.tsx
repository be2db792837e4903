import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { notifyFailure } from '../../lib/notify-failure.ts';
import { notify } from '../../lib/notify.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useImportPapersMutation, useLazyExportPapersQuery } from './papers-api.ts';
import styles from './papers-page.module.css';
import { readPaperFile } from './read-paper-file.ts';

const fileName = 'bandwise-papers.json';

interface PaperFileButtonsProps {
  /** Null when an import begins. */
  onFailure: (failure: ApiFailure | null) => void;
}

export function PaperFileButtons({ onFailure }: PaperFileButtonsProps) {
  const { t } = useTranslation('papers');
  const input = useRef<HTMLInputElement>(null);
  const [exportAll] = useLazyExportPapersQuery();
  const [importAll, { isLoading: isImporting }] = useImportPapersMutation();
  const [isExporting, setIsExporting] = useState(false);

  async function saveExport() {
    setIsExporting(true);
    const { data, error } = await exportAll(undefined);
    setIsExporting(false);
    if (!data) notifyFailure(error as ApiFailure, t('exportFailed'));
    else saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), fileName);
  }

  async function importFile(file: File) {
    onFailure(null);
    const papers = readPaperFile(await file.text());
    if (!papers) {
      notify('error', t('notPapers'));
      return;
    }
    const { data, error } = await importAll({ papers });
    if (!data) {
      onFailure(error as ApiFailure);
      return;
    }
    const { added, updated, unchanged } = data;
    notify(
      'success',
      t('imported', { added: added.length, updated: updated.length, unchanged: unchanged.length }),
    );
  }

  return (
    <div className={styles.buttons}>
      <BusyButton
        variant="outlined"
        startIcon={<Icon name="download" />}
        isBusy={isExporting}
        busyLabel={t('exporting')}
        onClick={() => void saveExport()}
      >
        {t('export')}
      </BusyButton>
      <BusyButton
        variant="contained"
        startIcon={<Icon name="upload" />}
        isBusy={isImporting}
        busyLabel={t('importing')}
        onClick={() => input.current?.click()}
      >
        {t('import')}
      </BusyButton>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file, mended, may be chosen again.
          target.value = '';
          if (file) void importFile(file);
        }}
      />
    </div>
  );
}
