import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';

/** The field of the boards: the label stands above it, a 2 px inner border shows focus and error. */
export const TextInput = styled(InputBase)(({ theme }) => ({
  minHeight: 44,
  padding: '0 14px',
  gap: 10,
  width: '100%',
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.surface,
  color: theme.vars.palette.text.primary,
  lineHeight: 1.5,
  '&:hover': { borderColor: theme.vars.palette.text2 },
  '&.Mui-focused': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&.Mui-error': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.error.main}`,
  },
  '& > svg': { color: theme.vars.palette.text3 },
  '& input': {
    padding: '8px 0',
    outline: 'none',
    '&::placeholder': { color: theme.vars.palette.text3, opacity: 1 },
  },
  '&.MuiInputBase-sizeSmall': { minHeight: 40, padding: '0 12px', fontSize: '0.875rem' },
  [theme.breakpoints.down('sm')]: { '&.MuiInputBase-sizeSmall': { minHeight: 44 } },
}));
