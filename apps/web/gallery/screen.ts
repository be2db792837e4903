import type { Language } from '@bandwise/contract/languages';
import type { Page } from '@playwright/test';
import type { School } from './school.ts';
import type { TextKey } from './texts.ts';

export const widths = [1280, 768, 390] as const;
export type Width = (typeof widths)[number];
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A page with what its steps need, in whichever language it is shown. */
export interface Stage {
  page: Page;
  school: School;
  language: Language;
  /** A text of the interface, as it is found on the page; what is filled into it may be anything. */
  text: (key: TextKey) => RegExp;
}

export interface Screen {
  /** Of its pictures; the state after two dashes. */
  name: string;
  as: 'nobody' | keyof School['tokens'];
  path: (school: School) => string;
  /** Before it is opened: answers of the server that a school does not give by itself. */
  before?: (stage: Stage) => Promise<unknown>;
  /** From the page as it opens to the state that is to be seen. */
  open?: (stage: Stage) => Promise<unknown>;
  /** Where the state exists at some widths only. */
  widths?: readonly Width[];
  /** Failing calls that belong to the state. */
  tolerated?: RegExp;
}
