import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { controlHeightPx, elevation, radius } from './tokens.ts';

type AppTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

const floating = (theme: AppTheme) => ({
  backgroundImage: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  boxShadow: elevation.light[2],
  ...theme.applyStyles('dark', { boxShadow: elevation.dark[2] }),
});

export const components: Components<AppTheme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeightPx.md,
        padding: '8px 18px',
        borderRadius: radius.control,
        border: '1px solid transparent',
        textAlign: 'center',
        [theme.breakpoints.down('sm')]: { minHeight: controlHeightPx.touch },
        '&.Mui-disabled, &[aria-disabled=true]': {
          backgroundColor: theme.vars.palette.surface3,
          color: theme.vars.palette.text3,
        },
        variants: [
          {
            props: { size: 'large' },
            style: { minHeight: controlHeightPx.lg, padding: '11px 24px', fontSize: '1rem', lineHeight: 1.5 },
          },
          {
            props: { size: 'small' },
            style: { minHeight: controlHeightPx.sm, padding: '4px 12px', fontSize: '0.875rem' },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              '&:hover': { backgroundColor: theme.vars.palette.primaryHover },
              '&:active': { backgroundColor: theme.vars.palette.primaryPressed },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: theme.vars.palette.borderStrong,
              color: theme.vars.palette.text.primary,
              backgroundColor: theme.vars.palette.surface,
              '&:hover': {
                backgroundColor: theme.vars.palette.surface2,
                borderColor: theme.vars.palette.borderStrong,
              },
              '&:active': { backgroundColor: theme.vars.palette.surface3 },
              '&.Mui-disabled': { backgroundColor: 'transparent', borderColor: theme.vars.palette.border },
            },
          },
          {
            props: { variant: 'soft' },
            style: {
              backgroundColor: theme.vars.palette.primarySoft,
              color: theme.vars.palette.primaryText,
              '&:hover, &:active': { borderColor: theme.vars.palette.primary.main },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              paddingLeft: 10,
              paddingRight: 10,
              '&:hover': { backgroundColor: theme.vars.palette.surface2 },
              '&.Mui-disabled': { backgroundColor: 'transparent' },
            },
          },
        ],
      }),
      startIcon: { marginLeft: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: controlHeightPx.md,
        height: controlHeightPx.md,
        padding: 0,
        borderRadius: radius.control,
        color: theme.vars.palette.text2,
        '&:hover': { backgroundColor: theme.vars.palette.surface2 },
        [theme.breakpoints.down('sm')]: { width: controlHeightPx.touch, height: controlHeightPx.touch },
      }),
      sizeSmall: { width: controlHeightPx.sm, height: controlHeightPx.sm },
    },
  },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeightPx.touch,
        gap: 12,
        '&.Mui-focusVisible': { backgroundColor: theme.vars.palette.surface2, outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primarySoft,
          color: theme.vars.palette.primaryText,
        },
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: ({ theme }) => ({ ...floating(theme), padding: 24 }) } },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', border: 0 } } },
};
