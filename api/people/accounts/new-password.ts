import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { type ResetPasswordProblem, resetPasswordProblems } from '#domain/password.ts'

const MESSAGES: Record<ResetPasswordProblem, string> = {
  required: 'Please enter a password',
  length: 'Password must be at least 8 characters long',
  uppercase: 'Password must contain at least one uppercase letter',
  lowercase: 'Password must contain at least one lowercase letter',
  numbers: 'Password must contain at least one number',
  symbols: 'Password must contain at least one special character',
  too_long: 'Password must be at most 128 characters',
  common: 'This password is too easy to guess',
}

/** Throws if the password breaks a rule for new passwords of an existing account. */
export function requireNewPassword(newPassword: string): void {
  const [problem] = resetPasswordProblems(newPassword)
  if (problem) throw new PlinkError('VALIDATION_ERROR', { fields: { newPassword: MESSAGES[problem] } })
}
