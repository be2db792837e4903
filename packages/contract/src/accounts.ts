import { z } from 'zod';
import { operation } from './operation.ts';
import {
  codeLength,
  emailMaxLength,
  emailPattern,
  fullNameMaxLength,
  passwordMaxBytes,
  passwordMinLength,
} from './limits.ts';

export const emailSchema = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(emailMaxLength, 'Email is invalid')
  .regex(emailPattern, 'Email is invalid');

export const passwordSchema = z
  .string()
  .min(1, 'Password is required')
  .min(passwordMinLength, 'Password must be at least 6 characters')
  .refine(
    (password) => new TextEncoder().encode(password).length <= passwordMaxBytes,
    'Password is too long',
  );

export const fullNameSchema = z
  .string()
  .trim()
  .min(1, 'Name is required')
  .max(fullNameMaxLength, 'Name is too long')
  .regex(/^\P{Cc}*$/u, 'Name is invalid');

export const codeSchema = z
  .string()
  .trim()
  .min(1, 'Please enter verification code')
  .regex(new RegExp(`^\\d{${codeLength}}$`), 'Verification code must be 6 digits');

const usernameSchema = z.string().trim().min(1, 'Email is required').max(emailMaxLength);

export const userSchema = z.object({
  id: z.int(),
  /** The name to greet the person by; empty for an anonymous user. */
  username: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  /** A new address that waits for its code; the old one counts until then. */
  pendingEmail: z.string().nullable(),
  isAdmin: z.boolean(),
  isAnonymous: z.boolean(),
  isEmailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

const userReply = z.object({ user: userSchema });
export const sessionReplySchema = z.object({ accessToken: z.string(), user: userSchema });
export type SessionReply = z.infer<typeof sessionReplySchema>;
const messageReply = z.object({ message: z.string() });

export const requestChallenge = operation({
  method: 'POST',
  path: '/auth/challenge',
  access: 'public',
  summary: 'Start a sign-in: a single-use challenge and the key to encrypt the credentials with',
  body: z.object({ username: usernameSchema }),
  reply: z.object({
    challenge_id: z.string(),
    public_key_pem: z.string(),
    nonce: z.string(),
    /** Whole seconds: a browser whose clock is wrong counts from here, or its person could never sign in. */
    server_time: z.int(),
  }),
});

/** What the browser encrypts (RSA-OAEP, SHA-256) into `payload`, as JSON. */
export const loginCredentialsSchema = z.object({
  username: usernameSchema,
  password: z.string().min(1),
  nonce: z.string(),
  timestamp: z.int(),
});
export type LoginCredentials = z.infer<typeof loginCredentialsSchema>;

export const login = operation({
  method: 'POST',
  path: '/auth/login/challenge',
  access: 'public',
  summary: 'Finish a sign-in with the encrypted credentials',
  body: z.object({
    challenge_id: z.string().min(1).max(100),
    username: usernameSchema,
    payload: z.base64().max(2048),
  }),
  reply: sessionReplySchema,
});

export const register = operation({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Register; with an anonymous token, that user becomes the registered one and keeps the work',
  body: z.object({ full_name: fullNameSchema, email: emailSchema, password: passwordSchema }),
  reply: sessionReplySchema,
});

export const verifyEmail = operation({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'unverified',
  summary: 'Confirm an email address with the code that was sent to it',
  body: z.object({ email: emailSchema, code: codeSchema }),
  reply: userReply,
});

export const resendVerification = operation({
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  summary: 'Send a new verification code; answers alike whether the address is known or not',
  body: z.object({ email: emailSchema }),
  reply: messageReply,
});

export const getMe = operation({
  method: 'GET',
  path: '/auth/me',
  access: 'signed-in',
  summary: 'The signed-in user',
  reply: userReply,
});

export const updateProfile = operation({
  method: 'PUT',
  path: '/auth/profile',
  access: 'signed-in',
  summary: 'Change name and email; a new email counts once its code was entered',
  body: z.object({ name: fullNameSchema, email: emailSchema }),
  reply: userReply,
});

export const changePassword = operation({
  method: 'POST',
  path: '/auth/change-password',
  access: 'signed-in',
  summary: 'Change the password; every other session of the user ends',
  body: z.object({
    current_password: z.string().min(1, 'Current password is required'),
    new_password: passwordSchema,
  }),
  reply: messageReply,
});

export const forgotPassword = operation({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Send a reset code; answers alike whether the address is known or not',
  body: z.object({ email: emailSchema }),
  reply: messageReply,
});

export const verifyResetCode = operation({
  method: 'POST',
  path: '/auth/verify-reset-code',
  access: 'public',
  summary: 'Check a reset code without using it up',
  body: z.object({ email: emailSchema, code: codeSchema }),
  reply: messageReply,
});

export const resetPassword = operation({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the reset code; every session of the user ends',
  body: z.object({ email: emailSchema, code: codeSchema, new_password: passwordSchema }),
  reply: messageReply,
});

export const logout = operation({
  method: 'POST',
  path: '/auth/logout',
  access: 'unverified',
  summary: 'End this session',
  reply: messageReply,
});

export const startAnonymous = operation({
  method: 'POST',
  path: '/auth/anonymous',
  access: 'public',
  summary: 'Try it without an account',
  reply: sessionReplySchema,
});

export const signInOptionsSchema = z.object({ anonymous_enabled: z.boolean() });
export type SignInOptions = z.infer<typeof signInOptionsSchema>;

export const getSignInOptions = operation({
  method: 'GET',
  path: '/auth/options',
  access: 'public',
  summary: 'Which ways in are open here',
  reply: signInOptionsSchema,
});

export const exportMyData = operation({
  method: 'GET',
  path: '/users/me/export',
  access: 'signed-in',
  summary: 'Everything we keep about the signed-in user, as one ZIP archive',
  produces: 'application/zip',
});

export const deleteMyAccount = operation({
  method: 'DELETE',
  path: '/users/me',
  access: 'signed-in',
  summary: 'Delete the signed-in user with recordings and everything scored from them; needs the password',
  body: z.object({ password: z.string().max(200).optional() }),
  reply: messageReply,
});
