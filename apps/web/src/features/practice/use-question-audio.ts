import { practiceLimits } from '@bandwise/contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { SpokenQuestions } from './spoken-questions.ts';

/** The question read aloud: by itself half a second after it appears, and again on request. Failures are silent. */
export function useQuestionAudio(speak: SpokenQuestions, text: string, isMuted: boolean) {
  const player = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const muted = useRef(isMuted);
  const hasBegun = useRef(false);

  useEffect(() => {
    muted.current = isMuted;
    if (!isMuted) return;
    // A sound that comes late must not speak into an answer, nor after it.
    hasBegun.current = true;
    player.current?.pause();
  }, [isMuted]);

  useEffect(() => {
    const audio = new Audio();
    player.current = audio;
    audio.onplay = () => setIsPlaying(true);
    audio.onpause = () => setIsPlaying(false);
    audio.onended = () => setIsPlaying(false);
    let isOver = false;
    const spoken = speak(text).then((sound) => {
      if (sound && !isOver) audio.src = URL.createObjectURL(sound);
    });
    const timer = setTimeout(() => {
      void spoken.then(() => {
        if (!isOver && !hasBegun.current) void playQuietly(audio);
      });
    }, practiceLimits.questionAutoplayDelayMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      audio.pause();
      if (audio.src) URL.revokeObjectURL(audio.src);
    };
  }, [speak, text]);

  async function play() {
    const audio = player.current;
    if (!audio) return;
    if (!audio.src) {
      const sound = await speak(text);
      if (!sound) return;
      audio.src = URL.createObjectURL(sound);
    }
    audio.currentTime = 0;
    if (!muted.current) await playQuietly(audio);
  }

  return { isPlaying, isMuted, play: () => void play(), stop: () => player.current?.pause() };
}

export type QuestionAudio = ReturnType<typeof useQuestionAudio>;

/** A browser may refuse to play before the page was touched; the button is there for that. */
async function playQuietly(audio: HTMLAudioElement): Promise<void> {
  if (audio.src) await audio.play().catch(() => undefined);
}
