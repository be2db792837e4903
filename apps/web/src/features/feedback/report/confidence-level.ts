const highFrom = 0.8;
/** Below it the examiner itself warns that single words are uncertain. */
const mediumFrom = 0.5;

export function confidenceLevel(confidence: number): 'high' | 'medium' | 'low' {
  if (confidence >= highFrom) return 'high';
  return confidence >= mediumFrom ? 'medium' : 'low';
}
