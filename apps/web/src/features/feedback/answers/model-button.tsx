import IconButton from '@mui/material/IconButton';
import type { synthesizeSpeech } from '@bandwise/contract/coaching';
import { coachingVoiceId } from '@bandwise/contract/limits';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAudioDeck } from '../../../components/audio-player/use-audio-deck.ts';
import { Icon } from '../../../components/icon.tsx';
import { send } from '../../../lib/api-client.ts';
import styles from './answers.module.css';

interface ModelButtonProps {
  text: string;
}

/** The word as a clear voice says it. Failures are silent, as the specification wants of spoken texts. */
export function ModelButton({ text }: ModelButtonProps) {
  const { t } = useTranslation('feedback');
  const deck = useAudioDeck();
  const player = useRef<HTMLAudioElement | null>(null);
  useEffect(
    () => () => {
      player.current?.pause();
      if (player.current) URL.revokeObjectURL(player.current.src);
    },
    [],
  );

  async function speak() {
    deck.pause();
    player.current ??= await spokenBy(text);
    await player.current.play();
  }

  return (
    <IconButton
      className={styles.round}
      aria-label={t('word.model')}
      onClick={() => void speak().catch(() => undefined)}
    >
      <Icon name="speaker" />
    </IconButton>
  );
}

async function spokenBy(text: string): Promise<HTMLAudioElement> {
  const body = { text, voice_id: coachingVoiceId };
  const sound = await send<typeof synthesizeSpeech>('POST', '/ai/tts/synthesize', { body });
  return new Audio(URL.createObjectURL(sound));
}
