import type { ColourName } from './tokens.ts';

type BoardColours = Record<Exclude<ColourName, 'primary' | 'success' | 'error' | 'text'>, string>;

declare module '@mui/material/styles' {
  interface Palette extends BoardColours {}
  interface PaletteOptions extends BoardColours {}
  interface CssThemeVariables {
    enabled: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** For what stands beside the one filled button of a view. */
    soft: true;
  }
}
