import type { Plugin } from 'vite';

const moduleName = 'virtual:component-rules.css';

/** The rules of the component library as a style sheet of the build; while developing, it writes them itself. */
export function componentRules(css: string): Plugin {
  return {
    name: 'component-rules',
    // The first one that has the module counts.
    enforce: css ? 'pre' : 'post',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    load: (id) => (id === `\0${moduleName}` ? css : null),
  };
}
