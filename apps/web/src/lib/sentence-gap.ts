/** Between two sentences: Chinese and Japanese write none after their wide marks. */
export const sentenceGap = (language: string): string => (language === 'zh' || language === 'ja' ? '' : ' ');
