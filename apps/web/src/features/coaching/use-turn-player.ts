import { useCallback, useEffect, useRef, useState } from 'react';

type Speaker = 'model' | 'learner';

interface Turn {
  who: Speaker;
  sound: () => Promise<Blob | null>;
}

const slowRate = 0.75;

/** Plays sounds one after the other, at full speed or three quarters of it. What cannot be played is passed over in silence. */
export function useTurnPlayer() {
  const player = useRef<HTMLAudioElement | null>(null);
  const round = useRef(0);
  const [playing, setPlaying] = useState<Speaker | null>(null);
  const [isSlow, setIsSlow] = useState(false);

  const stop = useCallback(() => {
    round.current += 1;
    player.current?.pause();
    setPlaying(null);
  }, []);
  useEffect(() => stop, [stop]);

  async function playAll(turns: readonly Turn[]) {
    stop();
    const own = round.current;
    for (const { who, sound } of turns) {
      setPlaying(who);
      const content = await sound();
      if (own !== round.current) return;
      if (content) await playToEnd(content);
      if (own !== round.current) return;
    }
    setPlaying(null);
  }

  async function playToEnd(content: Blob) {
    const url = URL.createObjectURL(content);
    const audio = new Audio(url);
    player.current = audio;
    audio.playbackRate = isSlow ? slowRate : 1;
    await new Promise<void>((resolve) => {
      audio.onended = audio.onpause = audio.onerror = () => resolve();
      audio.play().catch(() => resolve());
    });
    URL.revokeObjectURL(url);
  }

  function toggleSlow() {
    setIsSlow(!isSlow);
    if (player.current) player.current.playbackRate = isSlow ? 1 : slowRate;
  }

  return { playing, isSlow, play: (turns: readonly Turn[]) => void playAll(turns), stop, toggleSlow };
}
