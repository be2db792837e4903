export const apiBasePath = '/api/v1';

export const passwordMinLength = 6;
/** UTF-8 bytes: sign-in encrypts username, password and nonce in one RSA-4096 OAEP block of 446 bytes. */
export const passwordMaxBytes = 72;
export const emailMaxLength = 200;
/** The simple pattern of the specification: something, an at sign, something, a dot, something. */
export const emailPattern = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;
export const fullNameMaxLength = 100;
export const searchMaxLength = 100;

export const codeLength = 6;
export const codeLifetimeSec = 600;
export const codeMaxTries = 5;
export const codeResendAfterSec = 60;

export const challengeLifetimeSec = 120;
export const accessTokenLifetimeDays = 30;

export const userPageSizes = [10, 25, 50, 100] as const;
export const userPageSizeDefault = 25;

/** Of the learning flow, from section 9 of its specification; Part 2 as decided on top of it. */
export const practiceLimits = {
  recorderMaxSec: 60,
  longTurnMaxSec: 120,
  preparationSec: 60,
  sampleRateHz: 16_000,
  captureBlockSamples: 4096,
  questionAutoplayDelayMs: 500,
  resultsPollIntervalMs: 3_000,
  feedbackPollIntervalMs: 3_000,
  feedbackPollsUntilDelayed: 10,
  feedbackPollsMax: 40,
  randomExams: 3,
  examsPerPage: 10,
  historyPageSizes: [5, 10, 25],
  historyPageSizeDefault: 10,
  recentSessionsFetched: 3,
  recentSessionsShownMax: 5,
  examsFetchedForCount: 2,
} as const;

/** Of the feedback report, from section 9 of the same specification. */
export const feedbackLimits = {
  progressTickMs: 800,
  progressCap: 0.95,
  /** After so many polls it may come closer to the end. */
  progressLateCap: 0.98,
  progressLateAfterPolls: 5,
  messageRotationMs: 2_000,
  /** A criterion's stars: its band divided by two. */
  bandsPerStar: 2,
  starsMax: 5,
  excellentWordFrom: 85,
  recommendedWpm: { from: 140, to: 180 },
  longPauseMs: 600,
} as const;

/** The longest question with room to spare; a voice needs a quarter of the time that it speaks. */
export const spokenTextMaxLength = 600;

/** Two minutes of the quickest speech, several times over. */
export const transcriptMaxLength = 5_000;

export const listLimitDefault = 50;
export const listLimitMax = 100;

/** Three minutes as the recorder writes them, with room for a header and the last blocks. */
export const answerMaxBytes = 6 * 1024 * 1024;

/** Of pronunciation coaching, from sections 2 and 9 of the learning flow's specification. */
export const coachingLimits = {
  targetScore: 85,
  problemBelow: 80,
  wordsMax: 10,
  phonemesMax: 8,
  practiceWordsMax: 6,
  phonemeIssuesShownMax: 6,
  tipsMax: 3,
  pointsPerError: 20,
  scoreTiers: [80, 60, 40, 20],
  wordMaxLength: 100,
  /** A word, a few times over if need be. */
  recordingMaxSec: 15,
} as const;

/** Fifteen seconds as recorders send them at most: uncompressed, two channels, at the highest usual rate. */
export const coachingMaxBytes = 4 * 1024 * 1024;

/** The voice that the specification names for listening; answered by our own model voice where no provider has it. */
export const coachingVoiceId = 'zh-CN-XiaoxiaoNeural';

/** Of system operations, from sections 4 and 9 of the first specification. */
export const operationLimits = {
  /** The progress bars are cosmetic: percent at each tick, until the call has finished. */
  backupStepPercent: 10,
  backupTickMs: 500,
  restoreStepPercent: 8,
  restoreTickMs: 600,
  /** Where they wait for the end. */
  progressCapPercent: 95,
  /** Not shown in the specification; a few sentences. */
  descriptionMaxLength: 500,
  statusPollMs: 2_000,
  uploadPartBytes: 5 * 1024 * 1024,
} as const;

/** Of the test records, from sections 2 and 9 of the second specification; the first load there is `listLimitDefault`. */
export const testRecordLimits = {
  pageSizes: [5, 10, 25, 50],
  pageSizeDefault: 10,
  questionShownLength: 50,
} as const;

/** Of the debug tools, from section 9 of the second specification. */
export const debugLimits = {
  logPageSize: 20,
  timeRangesHours: [1, 6, 24, 168],
  slowRequestMs: 2_000,
  slowRequestsListed: 50,
  errorLookbackHours: 1,
  external: 50,
  /** From here on not shown in it. */
  logPageSizeMax: 100,
  /** Pages by number reach back so many requests; by cursor as far as there are any. */
  pagedRowsMax: 10_000,
  pathMaxLength: 200,
  recent: 50,
  recentMax: 200,
  externalMax: 200,
  /** As long as requests are kept. */
  hoursMax: 720,
} as const;
