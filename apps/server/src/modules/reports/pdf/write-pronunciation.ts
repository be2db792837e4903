import { palette } from './palette.ts';
import { drawBar, writeHeading } from './parts.ts';
import type { ReportContent } from './report-content.ts';
import { contentWidthPt, page, type Sheet } from './sheet.ts';
import { type } from './type-scale.ts';

const gapPt = 24;
const columnPt = (contentWidthPt - gapPt) / 2;
const rowPt = 19;
/** As many as a page shows well; the screen has them all. */
const soundsShown = 6;
const wordsShown = 12;

const colourOf = (score: number) =>
  score >= 80 ? palette.success : score >= 60 ? palette.accentGraphic : palette.error;

export function writePronunciation(sheet: Sheet, { feedback }: ReportContent): void {
  const scores = feedback.pronunciation_scores;
  if (!scores) return;
  const rows: [string, number][] = [
    ['Overall', scores.overall],
    ['Accuracy', scores.accuracy],
    ['Fluency', scores.fluency],
    ['Completeness', scores.completeness],
    ...(scores.prosody === undefined ? [] : [['Prosody', scores.prosody] as [string, number]]),
  ];
  const sounds = feedback.phoneme_level_feedback
    .toSorted((one, other) => one.accuracy_score - other.accuracy_score)
    .slice(0, soundsShown)
    .map(({ ipa, accuracy_score: score, practice_words: words }): [string, number, string] => [
      `/${ipa}/`,
      score,
      words.slice(0, 3).join(', '),
    ]);
  writeHeading(sheet, 'Pronunciation');
  sheet.keep(22 + rowPt * Math.max(rows.length, sounds.length));
  const topPt = sheet.at();
  writeRows(sheet, 'Out of 100', page.leftPt, rows);
  const leftEndPt = sheet.at();
  if (sounds.length > 0) {
    sheet.moveTo(topPt);
    writeRows(sheet, 'Sounds to work on', page.leftPt + columnPt + gapPt, sounds);
  }
  sheet.moveTo(Math.max(leftEndPt, sheet.at()));
  writeProblemWords(sheet, feedback.word_level_feedback);
}

function writeRows(
  sheet: Sheet,
  title: string,
  leftPt: number,
  rows: readonly (readonly [label: string, score: number, words?: string])[],
): void {
  const hasWords = rows.some(([, , words]) => words);
  const labelPt = hasWords ? 30 : 76;
  const wordsPt = hasWords ? 96 : 0;
  const barPt = columnPt - labelPt - wordsPt - 30;
  sheet.write(title, type.h3, { tag: 'H3', leftPt, widthPt: columnPt });
  sheet.skip(4);
  for (const [label, score, words] of rows) {
    const yPt = sheet.at();
    sheet.write([{ text: label, weight: hasWords ? 600 : 400, colour: palette.text }], type.small, {
      leftPt,
      widthPt: labelPt,
    });
    sheet.decorate(() =>
      drawBar(sheet, { xPt: leftPt + labelPt, yPt: yPt + 6.2, widthPt: barPt }, score / 100, colourOf(score)),
    );
    sheet.moveTo(yPt);
    sheet.write(
      String(Math.round(score)),
      { ...type.small, weight: 600, colour: palette.text },
      {
        leftPt: leftPt + labelPt + barPt,
        widthPt: 24,
        align: 'right',
      },
    );
    if (words) {
      sheet.moveTo(yPt);
      sheet.write(words, type.small, { leftPt: leftPt + labelPt + barPt + 32, widthPt: wordsPt });
    }
    sheet.moveTo(Math.max(yPt + rowPt, sheet.at()));
  }
}

function writeProblemWords(sheet: Sheet, words: ReportContent['feedback']['word_level_feedback']): void {
  const worst = words
    .filter(({ accuracy_score: score, error_type: error }) => score < 80 || error !== 'None')
    .toSorted((one, other) => one.accuracy_score - other.accuracy_score)
    .slice(0, wordsShown);
  if (worst.length === 0) return;
  sheet.skip(6);
  sheet.write('Problem words', type.h3, { tag: 'H3' });
  sheet.write(
    worst.flatMap(({ word, phonetic, accuracy_score: score }, index) => [
      { text: index > 0 ? '   ·   ' : '', colour: palette.text3 },
      { text: word, weight: 600 as const },
      { text: phonetic ? ` /${phonetic}/` : '', colour: palette.text2 },
      { text: ` ${Math.round(score)}`, colour: palette.text2 },
    ]),
    type.body,
  );
}
