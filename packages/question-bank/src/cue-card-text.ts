/** A cue card as the examiner reads it out: each point a pause, the last one closing the sentence. */
export const cueCardText = (card: { topic: string; points: readonly string[] }): string =>
  `${card.topic} You should say: ${card.points.join(', ')}.`;
