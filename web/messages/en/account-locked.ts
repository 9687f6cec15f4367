export const accountLocked = {
  title: 'Account Locked',
  reason: 'Your account has been locked for security reasons.',
  permanent: 'The lock is permanent: only our support team can remove it.',
  tooMany: 'Too many failed login attempts',
  useForgotPassword:
    'If you have forgotten your password, use the Forgot Password option. Setting a new password ends the lock.',
  endsIn: 'Otherwise the lock ends automatically in',
  ended: 'The lock has ended. You can sign in again.',
  resetPassword: 'Reset Password',
  backToLogin: 'Back to Login',
  recovery: {
    title: 'Password Reset Paused',
    lead: 'Signing in with your password still works.',
    tooMany: 'Too many failed attempts',
    endsIn: 'You can reset your password again in',
    ended: 'You can reset your password again now.',
  },
}
