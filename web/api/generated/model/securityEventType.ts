/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type SecurityEventType = 'signed_in' | 'sign_in_failed' | 'recovery_failed' | 'locked' | 'unlocked' | 'password_reset' | 'password_changed' | 'session_ended';