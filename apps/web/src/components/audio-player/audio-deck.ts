import { readFile } from '../../lib/files/read-file.ts';
import { drawPeaks } from './draw-peaks.ts';

/** Texts of the specification: `Failed to load audio`, `Failed to play audio`, `Audio playback error`. */
type DeckFailure = 'load' | 'play' | 'playback';

export interface DeckState {
  /** The sound that lies on the deck. */
  path: string | null;
  isPlaying: boolean;
  timeSec: number;
  /** Null until the sound is known. */
  durationSec: number | null;
  failure: DeckFailure | null;
}

interface Sound {
  url: string;
  /** The outline of the sound, 0 to 1. */
  peaks: Promise<number[]>;
}

/** Often enough that a line seems to move and a word ends where it ends. */
const tickSec = 1 / 30;
const empty: DeckState = { path: null, isPlaying: false, timeSec: 0, durationSec: null, failure: null };

/** One player for all sounds of a page, so that no two are heard at once; each is fetched once. */
export function createAudioDeck() {
  const audio = new Audio();
  const sounds = new Map<string, Promise<Sound>>();
  const listeners = new Set<() => void>();
  let state = empty;
  /** What the player really holds, once it was fetched. */
  let heldPath: string | null = null;
  let untilSec = Infinity;
  let frame = 0;

  function change(part: Partial<DeckState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function follow() {
    if (audio.currentTime >= untilSec) audio.pause();
    if (Math.abs(audio.currentTime - state.timeSec) >= tickSec) change({ timeSec: audio.currentTime });
    frame = audio.paused ? 0 : requestAnimationFrame(follow);
  }

  audio.onplay = () => {
    change({ isPlaying: true, failure: null });
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow);
  };
  audio.onpause = () => change({ isPlaying: false, timeSec: audio.currentTime });
  audio.onloadedmetadata = () => change({ durationSec: audio.duration });
  // A hidden page draws no frames, but a word still has to end.
  audio.ontimeupdate = () => {
    if (audio.currentTime >= untilSec) audio.pause();
  };
  audio.onerror = () => {
    if (state.path !== null) change({ isPlaying: false, failure: 'playback' });
  };

  function load(path: string): Promise<Sound> {
    const asked = sounds.get(path) ?? readFile(path).then(soundOf);
    sounds.set(path, asked);
    // One that failed is asked for again next time.
    asked.catch(() => sounds.delete(path));
    return asked;
  }

  function hold(path: string, url: string) {
    // Two presses may have waited for the same sound.
    if (heldPath !== path) audio.src = url;
    heldPath = path;
  }

  async function put(path: string): Promise<boolean> {
    if (heldPath === path) return true;
    audio.pause();
    heldPath = null;
    change({ ...empty, path });
    try {
      const { url } = await load(path);
      if (state.path !== path) return false;
      hold(path, url);
      return true;
    } catch {
      if (state.path === path) change({ failure: 'load' });
      return false;
    }
  }

  /** From where it stands, or from a moment to another. */
  async function play(path: string, fromSec?: number, toSec = Infinity): Promise<void> {
    if (!(await put(path))) return;
    untilSec = toSec;
    if (fromSec !== undefined) audio.currentTime = fromSec;
    await audio.play().catch((error: unknown) => {
      // Another press was quicker: nothing has failed.
      const isOvertaken = error instanceof DOMException && error.name === 'AbortError';
      if (!isOvertaken) change({ isPlaying: false, failure: 'play' });
    });
  }

  return {
    snapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play,
    pause: () => audio.pause(),
    peaks: (path: string) => load(path).then(({ peaks }) => peaks),
    async seek(path: string, timeSec: number) {
      if (!(await put(path))) return;
      untilSec = Infinity;
      audio.currentTime = timeSec;
      change({ timeSec });
    },
    close() {
      audio.pause();
      cancelAnimationFrame(frame);
      for (const asked of sounds.values())
        void asked.then(
          ({ url }) => URL.revokeObjectURL(url),
          () => undefined,
        );
      sounds.clear();
    },
  };
}

export type AudioDeck = ReturnType<typeof createAudioDeck>;

function soundOf(content: Blob): Sound {
  return { url: URL.createObjectURL(content), peaks: drawPeaks(content) };
}
