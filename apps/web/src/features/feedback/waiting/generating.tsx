import type { ScoringWait } from '@bandwise/contract/exam-tests';
import { practiceLimits } from '@bandwise/contract/limits';
import { useEffect, useState } from 'react';
import { GeneratingCard } from './generating-card.tsx';
import { ScoringAnimation } from './scoring-animation.tsx';
import type { ScoringStage } from './stage-messages.ts';

/** Until the first poll; feedback that is quick is never seen as a card. */
const animationMs = practiceLimits.feedbackPollIntervalMs;

interface GeneratingProps {
  stage: ScoringStage | null;
  wait: ScoringWait | null;
  polls: number;
}

/** The animation first, over the whole screen, and then the card. */
export function Generating(props: GeneratingProps) {
  const [isAnimated, setIsAnimated] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsAnimated(false), animationMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isAnimated && <ScoringAnimation onClose={() => setIsAnimated(false)} />}
      <GeneratingCard {...props} />
    </>
  );
}
