import type { Microphone } from '@bandwise/speech/browser/capture';
import { listMicrophones, watchMicrophones } from '@bandwise/speech/browser/list-microphones';
import { useEffect, useState } from 'react';
import { readMicrophoneId, writeMicrophoneId } from '../../lib/microphone-storage.ts';

/** The microphones of this machine and the chosen one, which this browser remembers. */
export function useMicrophones(usedMicrophone: Microphone | null) {
  const [microphones, setMicrophones] = useState<Microphone[]>([]);
  const [chosenId, setChosenId] = useState(readMicrophoneId);

  useEffect(() => {
    let isWanted = true;
    const list = async () => {
      const found = await listMicrophones();
      if (isWanted) setMicrophones(found);
    };
    void list();
    const unwatch = watchMicrophones(() => void list());
    return () => {
      isWanted = false;
      unwatch();
    };
    // Once one was used, the browser tells the names of all.
  }, [usedMicrophone]);

  return {
    microphones,
    chosenId,
    choose: (deviceId: string | undefined) => {
      writeMicrophoneId(deviceId ?? null);
      setChosenId(deviceId);
    },
  };
}
