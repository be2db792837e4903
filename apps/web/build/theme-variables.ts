import type { Plugin } from 'vite';
import { theme } from '../src/app/theme/theme.ts';

const moduleName = 'virtual:theme-variables.css';

/** The theme's CSS variables as a style sheet of the build, so that no page has to compute and insert them. */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    load: (id) => (id === `\0${moduleName}` ? themeVariablesCss() : null),
  };
}

function themeVariablesCss(): string {
  const sheets = theme.generateStyleSheets() as Record<string, Record<string, string | number>>[];
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, rules]) => {
      const lines = Object.entries(rules).map(([name, value]) => `${cssName(name)}: ${String(value)};`);
      return `${selector} { ${lines.join(' ')} }`;
    })
    .join('\n');
}

const cssName = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
