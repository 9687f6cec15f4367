export const session = {
  title: 'Session Timeout Warning',
  text: 'For your security, you will be automatically logged out due to inactivity.',
  autoLogout: 'Auto-logout in:',
  continueSession: 'Continue Session',
  logoutNow: 'Logout Now',
}
