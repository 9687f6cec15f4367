import { plural } from '../plural.ts'

export const login = {
  title: 'Sign In',
  sessionEnded: 'Your session has ended. Please sign in again.',
  passwordSet: 'Your password is set. Sign in to complete your profile.',
  identifier: 'Phone Number or ID/UNN',
  identifierHelp: 'Your phone number, your National ID or Iqama, or the unified national number of your business',
  password: 'Password',
  problems: {
    identifier: { required: 'Phone Number or ID/UNN is required' },
    password: { required: 'Password is required' },
  },
  forgotPassword: 'Forgot Password?',
  submit: 'Sign In',
  submitting: 'Signing in…',
  noAccount: 'No account yet?',
  signUp: 'Sign Up',
  invalid: 'Invalid phone/email or password. Please try again.',
  attemptsLeft: (count: number) =>
    plural('en', count, {
      one: '#\u00a0attempt left before your account is locked.',
      other: '#\u00a0attempts left before your account is locked.',
    }),
  unreachable: 'Unable to connect to server. Please check your connection.',
  failed: 'Login failed. Please try again.',

  codeSentToAccount: 'We sent a 6-digit code by SMS to the phone of your account.',
  resendFailed: 'Failed to resend OTP. Please try again.',
  sessionExpired: 'Session expired. Please login again.',
  backToLogin: 'Back to Login',
  otherAccount: 'Sign in with another account',
}
