export const oneTimeCode = {
  label: 'Verification code',
  incomplete: 'Please enter all 6 digits.',
  invalid: 'Invalid verification code. Please try again.',
  expired: 'Verification code has expired. Please request a new one.',
  expiresIn: 'The code expires in',
  verify: 'Verify',
  verifying: 'Verifying…',
  resend: 'Resend',
  resending: 'Sending a new code…',
  resendIn: 'You can request a new code in',
  resent: 'We sent a new code. Earlier codes no longer work.',
  testCode: 'Test code',
}
