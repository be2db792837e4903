import { useColorScheme } from '@mui/material/styles';

/** Starts with the system's theme; a press chooses the other one, and the choice is remembered. */
export function useThemeSwitch(): () => void {
  const { colorScheme, setMode } = useColorScheme();
  return () => setMode(colorScheme === 'dark' ? 'light' : 'dark');
}
