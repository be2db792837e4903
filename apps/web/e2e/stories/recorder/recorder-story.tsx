import 'virtual:theme-variables.css';
import '../../../src/app/theme/global.css';
import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import i18next from 'i18next';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from '../../../src/app/theme/theme.ts';
import { MicrophoneCheck } from '../../../src/components/microphone-check/microphone-check.tsx';
import { Recorder } from '../../../src/components/recorder/recorder.tsx';
import { useRecorder } from '../../../src/components/recorder/use-recorder.ts';
import { startI18n } from '../../../src/i18n/i18n.ts';

const maxDurationSec = Number(new URLSearchParams(location.search).get('max') ?? 60);

/** The recorder and the microphone check alone, for the browser tests; no learner gets this page. */
function Story() {
  const recorder = useRecorder(maxDurationSec);
  const { recording } = recorder;
  return (
    <main>
      <h1>Recorder</h1>
      <Recorder
        recorder={recorder}
        action={
          <Button
            disabled={recording === null}
            href={recording ? URL.createObjectURL(recording.wav) : ''}
            download
          >
            Save
          </Button>
        }
      />
    </main>
  );
}

function Stories() {
  const [shown, setShown] = useState<'recorder' | 'check' | 'nothing'>('recorder');
  return (
    <ThemeProvider theme={theme} noSsr>
      {shown === 'recorder' && <Story />}
      {shown === 'check' && <MicrophoneCheck />}
      <nav>
        <button onClick={() => setShown('check')}>Go to the check</button>
        <button onClick={() => setShown('nothing')}>Leave</button>
      </nav>
    </ThemeProvider>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element');
await startI18n('en');
await i18next.loadNamespaces('recorder');
createRoot(container).render(<Stories />);
