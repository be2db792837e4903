import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { createAudioDeck } from './audio-deck.ts';
import { AudioDeckContext } from './use-audio-deck.ts';

interface AudioDeckProviderProps {
  children: ReactNode;
}

/** The one player of everything below it. */
export function AudioDeckProvider({ children }: AudioDeckProviderProps) {
  const [deck] = useState(() => createAudioDeck());
  useEffect(() => () => deck.close(), [deck]);
  return <AudioDeckContext value={deck}>{children}</AudioDeckContext>;
}
