import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import type { ErrorArea } from '../grammar/rule.ts';

/** What the grammar checker found, by place in the text it was given. */
export interface CheckerHit {
  readonly rule: string;
  readonly area: ErrorArea;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly message: string;
}

export type Checker = (text: string) => Promise<CheckerHit[]>;

/** The checker's rules that make sense of speech, and what they are about; all that judge spelling or style stay off. */
const RULES: Readonly<Record<string, ErrorArea>> = {
  PronounVerbAgreement: 'agreement',
  PronounInflectionBe: 'agreement',
  ThereIsAgreement: 'agreement',
  IAmAgreement: 'tense',
  DidPast: 'tense',
  RegularIrregulars: 'tense',
  SimplePastToPastParticiple: 'tense',
  WillNonLemma: 'tense',
  InflectedVerbAfterTo: 'tense',
  ProgressiveNeedsBe: 'tense',
  DoubleModal: 'tense',
  ModalOf: 'tense',
  WishCould: 'conditional',
  OneOfTheSingular: 'plural',
  MassNouns: 'plural',
  AnotherThings: 'plural',
  QuiteMany: 'plural',
  TheMy: 'article',
  TheAnother: 'article',
  AdjectiveDoubleDegree: 'comparison',
  MoreBetter: 'comparison',
  RedundantSuperlatives: 'comparison',
  SameAs: 'comparison',
  LessWorse: 'comparison',
  VeryLess: 'comparison',
  DespiteOf: 'preposition',
  Discuss: 'preposition',
  ArriveTo: 'preposition',
  SinceDuration: 'preposition',
  InterestedIn: 'preposition',
  GoodAt: 'preposition',
  AwareOf: 'preposition',
  FondOn: 'preposition',
  JealousOf: 'preposition',
  ImitateFrom: 'preposition',
  LookForwardTo: 'verb pattern',
  LetToDo: 'verb pattern',
  WorthToDo: 'verb pattern',
  SubjectPronoun: 'word order',
  DoMistake: 'word choice',
  OpenTheLight: 'word choice',
  TakeMedicine: 'word choice',
};

export const openChecker = async (): Promise<Checker> => {
  const linter = new LocalLinter({ binary });
  await linter.setup();
  const known = await linter.getDefaultLintConfig();
  await linter.setLintConfig(
    Object.fromEntries(Object.keys(known).map((name) => [name, RULES[name] !== undefined])),
  );
  return async (text) => {
    const found = await linter.organizedLints(text);
    return Object.entries(found).flatMap(([rule, lints]) =>
      lints.flatMap((lint): CheckerHit[] => {
        const area = RULES[rule];
        const replacement = lint.suggestions()[0]?.get_replacement_text();
        if (area === undefined || replacement === undefined || replacement === '') return [];
        const { start, end } = lint.span();
        return [{ rule, area, start, end, replacement, message: lint.message() }];
      }),
    );
  };
};
