import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './long-turn.module.css';
import { keepNotes, readNotes } from './notes-storage.ts';

interface NotesProps {
  sessionId: number;
}

export function Notes({ sessionId }: NotesProps) {
  const { t } = useTranslation('practice');
  const id = useId();
  const [notes, setNotes] = useState(() => readNotes(sessionId));
  return (
    <div className={`card ${styles.notes}`}>
      <div className={styles.notesHead}>
        <label htmlFor={id}>{t('notes.title')}</label>
        <span className="caption text3">{t('notes.kept')}</span>
      </div>
      <textarea
        id={id}
        value={notes}
        onChange={({ target }) => {
          setNotes(target.value);
          keepNotes(sessionId, target.value);
        }}
      />
    </div>
  );
}
