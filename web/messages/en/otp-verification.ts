export const otpVerification = {
  title: 'Verify your phone number',
  sentTo: 'Enter the 6-digit code that we sent by SMS to',
  blockedTitle: 'Account Blocked',
  blockedText: 'Your account has been blocked, please register again to continue using the app.',
  close: 'Close',
}
