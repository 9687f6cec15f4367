export const dashboard = {
  title: 'Dashboard',
  welcome: (businessName: string) => `Welcome, \u2068${businessName}\u2069`,
  walletTitle: 'Your wallet opens here soon',
  walletText:
    'Your account is open. Balance, transactions and transfers come next, and you need not do anything for it.',
  securityTitle: 'Keep your account safe',
  securityText: 'See where you are signed in and what happened lately, or change your password.',
  security: 'Go to security',
  profileMissing: 'Your profile is not complete yet',
  completeProfile: 'Complete your profile',
}
