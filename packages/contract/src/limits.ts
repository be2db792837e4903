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
