/** By itself, so that it is read before a theme is made with it. */
export { createTheme } from '@mui/material/styles';
