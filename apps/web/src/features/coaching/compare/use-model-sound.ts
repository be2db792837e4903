import { useEffect, useState } from 'react';
import type { ModelSounds } from '../model-sounds.ts';

/** The sound of a word's model; null until it is there, or where there is none. */
export function useModelSound(speak: ModelSounds, word: string): Blob | null {
  const [sound, setSound] = useState<Blob | null>(null);
  useEffect(() => {
    let isOver = false;
    void speak(word).then((spoken) => {
      if (!isOver) setSound(spoken);
    });
    return () => {
      isOver = true;
    };
  }, [speak, word]);
  return sound;
}
