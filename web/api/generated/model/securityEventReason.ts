/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * What failed, how it is locked, what unlocked it, or why the session ended
 */
export type SecurityEventReason = 'password' | 'identity' | 'code' | 'call' | 'soft' | 'hard' | 'reset' | 'logout' | 'owner' | 'password_changed' | 'token_reused' | 'admin';