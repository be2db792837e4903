import type { PaletteOptions, Shadows, TypographyVariantsOptions } from '@mui/material/styles';
import { components } from './component-styles.ts';
import { createTheme } from './theme-library.ts';
import { colours, easing, fontFamily, motionMs, radius } from './tokens.ts';

type Scheme = 'light' | 'dark';

export const themeStorageKey = 'theme';

function palette(scheme: Scheme): PaletteOptions {
  const { primary, success, error, text, ...rest } = colours[scheme];
  return {
    ...rest,
    mode: scheme,
    primary: { main: primary, dark: rest.primaryHover, contrastText: rest.onPrimary },
    secondary: { main: rest.accent },
    success: { main: success },
    warning: { main: rest.accent },
    error: { main: error, contrastText: rest.onError },
    info: { main: primary },
    background: { default: rest.bg, paper: rest.surface },
    text: { primary: text, secondary: rest.text2, disabled: rest.text3 },
    divider: rest.border,
  };
}

const px = (size: number, line: number, weight: number, spacingEm = 0) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: line / size,
  fontWeight: weight,
  letterSpacing: `${spacingEm}em`,
});

const typography: TypographyVariantsOptions = {
  fontFamily,
  h1: px(32, 40, 700, -0.02),
  h2: px(22, 30, 650, -0.012),
  h3: px(17, 26, 600, -0.006),
  body1: px(16, 26, 400),
  body2: px(14, 22, 400),
  caption: px(13, 18, 400),
  button: { ...px(15, 22, 600), textTransform: 'none' },
};

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'bw', colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  typography,
  shape: { borderRadius: radius.control },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  transitions: {
    duration: {
      shortest: motionMs.fast,
      shorter: motionMs.fast,
      short: motionMs.base,
      standard: motionMs.base,
    },
    easing: { easeInOut: easing, easeOut: easing },
  },
  components,
  // Depth is a hairline in light and a lighter ground in dark; the few shadows come with their components.
  shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
});
