import { z } from 'zod';

/** Every error the API answers with: its HTTP status and the English text; the web app translates by code. */
export const apiErrors = {
  validation_failed: { status: 422, detail: 'Validation error' },
  malformed_request: { status: 400, detail: 'The request could not be read.' },
  not_authenticated: { status: 401, detail: 'Not authenticated' },
  email_not_verified: { status: 403, detail: 'Email not verified' },
  admin_only: { status: 403, detail: 'You do not have permission to do this. Only administrators can.' },
  account_disabled: {
    status: 403,
    detail: 'This account has been disabled. Please contact your administrator.',
  },
  anonymous_not_allowed: { status: 403, detail: 'Register to use this.' },
  anonymous_not_admin: { status: 409, detail: 'An anonymous user cannot be an administrator.' },
  anonymous_disabled: {
    status: 403,
    detail: 'Trying it without an account is turned off here. Please register.',
  },
  not_found: { status: 404, detail: 'Not found' },
  user_not_found: { status: 404, detail: 'User not found' },
  conflict: { status: 409, detail: 'This was changed elsewhere at the same moment. Please try again.' },
  email_taken: { status: 409, detail: 'Email already registered. Sign in, or reset your password.' },
  own_account: { status: 409, detail: 'You cannot change or delete your own account here.' },
  last_admin: {
    status: 409,
    detail: 'The last active administrator cannot be disabled, demoted or deleted.',
  },
  paper_not_found: { status: 404, detail: 'This test does not exist or is no longer offered.' },
  paper_exists: { status: 409, detail: 'Two of these papers have the same code.' },
  session_not_found: { status: 404, detail: 'Session not found' },
  impossible_session_move: { status: 409, detail: 'The session cannot change to this status now.' },
  session_closed: {
    status: 409,
    detail: 'This practice session is finished and takes no more answers.',
  },
  unknown_question: { status: 422, detail: 'The session has no such question.' },
  feedback_not_found: { status: 404, detail: 'Feedback not found' },
  session_unfinished: {
    status: 409,
    detail: 'This practice session is still in progress. Complete the session to receive feedback.',
  },
  feedback_under_way: {
    status: 409,
    detail: 'The feedback of this session is being written. Please wait until it is ready.',
  },
  scoring_complete: {
    status: 409,
    detail: 'This session was scored and no answer of it failed, so there is nothing to replay.',
  },
  recording_not_analysed: {
    status: 409,
    detail: 'This recording has not been analysed yet. Please try again in a moment.',
  },
  nothing_to_judge: { status: 422, detail: 'Send a text, a session or a recording.' },
  recording_not_found: { status: 404, detail: 'Recording not found' },
  upload_incomplete: {
    status: 422,
    detail: 'The recording did not arrive as it was sent. Please send it again.',
  },
  upload_key_reused: { status: 409, detail: 'Another recording was already sent under this key.' },
  no_file: { status: 422, detail: 'No recording was sent.' },
  recording_unreadable: {
    status: 422,
    detail: 'The recording cannot be read. Please record your answer again.',
  },
  recording_silent: {
    status: 422,
    detail: 'We heard nothing. Check that the right microphone is chosen and not muted, and record again.',
  },
  recording_too_short: {
    status: 422,
    detail: 'The recording is too short: speak for at least half a second.',
  },
  recording_too_long: {
    status: 422,
    detail: 'The recording is longer than this question allows. Please record your answer again.',
  },
  word_not_heard: {
    status: 422,
    detail: 'We could not hear this word in the recording. Say the word alone, clearly, and try again.',
  },
  engine_not_ready: {
    status: 503,
    detail: 'The speech engine is still being prepared on this server. Please try again in a few minutes.',
  },
  backup_not_found: { status: 404, detail: 'This backup does not exist.' },
  backup_exists: { status: 409, detail: 'There is already a backup with this name.' },
  backup_name_invalid: {
    status: 422,
    detail: 'A backup is a .zip file whose name has letters, digits, dots and dashes only.',
  },
  backup_unfinished: { status: 409, detail: 'Only a completed backup can be downloaded or restored.' },
  backup_damaged: {
    status: 422,
    detail: 'The backup is damaged or incomplete, so nothing was changed. Please choose another one.',
  },
  backup_foreign: {
    status: 422,
    detail: 'This is not a backup of this system, so nothing was changed.',
  },
  backup_newer: {
    status: 422,
    detail: 'The backup was made by a newer version, so nothing was changed. Update Bandwise first.',
  },
  operation_failed: {
    status: 500,
    detail: 'The operation did not finish, and nothing was changed. The log of the server says why.',
  },
  operation_running: {
    status: 409,
    detail: 'A backup or a restore is already at work. Please wait until it has finished.',
  },
  restore_running: {
    status: 503,
    detail:
      'A backup is being restored, so nothing can be changed just now. Please try again in a few minutes.',
  },
  range_not_satisfiable: { status: 416, detail: 'The file has no such part.' },
  payload_too_large: { status: 413, detail: 'The request is too large.' },
  unsupported_media_type: { status: 415, detail: 'This content type is not supported.' },
  invalid_credentials: { status: 401, detail: 'Invalid credentials' },
  invalid_challenge: { status: 401, detail: 'This sign-in attempt has expired. Please try again.' },
  wrong_password: { status: 400, detail: 'Current password is incorrect' },
  invalid_code: { status: 400, detail: 'Invalid verification code' },
  rate_limited: { status: 429, detail: 'Too many attempts. Please wait a little and try again.' },
  storage_full: {
    status: 507,
    detail: 'The server has run out of disk space. Please tell your administrator.',
  },
  unavailable: {
    status: 503,
    detail: 'The service is not available right now. Please try again in a moment.',
  },
  internal_error: { status: 500, detail: 'Something went wrong on our end. Please try again later.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ApiErrorCode = keyof typeof apiErrors;

export const validationIssueSchema = z.object({
  msg: z.string(),
  loc: z.array(z.union([z.string(), z.number()])),
  type: z.string(),
});

/** `detail` is a text, or for 422 a list of what is wrong with which field. */
export const apiErrorSchema = z.object({
  detail: z.union([z.string(), z.array(validationIssueSchema)]),
  code: z.enum(Object.keys(apiErrors) as [ApiErrorCode, ...ApiErrorCode[]]),
  request_id: z.string(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
