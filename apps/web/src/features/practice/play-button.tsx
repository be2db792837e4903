import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import styles from './practice-page.module.css';
import type { QuestionAudio } from './use-question-audio.ts';

interface PlayButtonProps {
  audio: QuestionAudio;
  variant: 'outlined' | 'soft';
}

export function PlayButton({ audio, variant }: PlayButtonProps) {
  const { t } = useTranslation('practice');
  return (
    <div className={styles.play}>
      <Button
        variant={variant}
        disabled={audio.isMuted}
        startIcon={<Icon name="speaker" />}
        onClick={audio.isPlaying ? audio.stop : audio.play}
      >
        {audio.isPlaying ? t('stopAudio') : t('playAudio')}
      </Button>
      {/* Keeps its place, so that nothing moves when recording starts. */}
      <span className={`caption text3 ${audio.isMuted ? '' : (styles.unseen ?? '')}`}>
        {t('offWhileRecording')}
      </span>
    </div>
  );
}
