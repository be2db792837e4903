import type { Screen } from '../screen.ts';
import { adminScreens } from './admin-screens.ts';
import { coachingScreens } from './coaching-screens.ts';
import { feedbackScreens } from './feedback-screens.ts';
import { learnerScreens } from './learner-screens.ts';
import { practiceScreens } from './practice-screens.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen of the product, and the states of it that look different. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...learnerScreens,
  ...practiceScreens,
  ...feedbackScreens,
  ...coachingScreens,
  ...adminScreens,
];
