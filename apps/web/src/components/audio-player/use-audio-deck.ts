import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AudioDeck, DeckState } from './audio-deck.ts';

export const AudioDeckContext = createContext<AudioDeck | null>(null);

export function useAudioDeck(): AudioDeck {
  const deck = useContext(AudioDeckContext);
  if (!deck) throw new Error('No AudioDeckProvider above');
  return deck;
}

/** One fact about the deck; the component draws again only when that fact changes. */
export function useDeckFact<Fact extends string | number | boolean | null>(
  read: (state: DeckState) => Fact,
): Fact {
  const deck = useAudioDeck();
  const look = () => read(deck.snapshot());
  return useSyncExternalStore(deck.subscribe, look, look);
}
