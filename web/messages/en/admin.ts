import { plural } from '../plural.ts'

export const admin = {
  portal: 'Plink Admin Portal',
  welcome: (name: string) => `Welcome, ${name}`,
  /** For somebody whose name is not known. */
  nameless: 'Admin',
  signOut: 'Sign Out',
  menu: 'Admin menu',
  nav: {
    dashboard: 'Dashboard',
    options: 'Manage KYB Options',
    customers: 'Customers',
    reviews: 'Reviews',
    activity: 'Activity',
  },
  openReviews: (count: number) => plural('en', count, { one: '# open', other: '# open' }),
  toDashboard: 'Go to the dashboard',
  dashboard: {
    title: 'Dashboard',
    lead: 'What would you like to work on?',
    optionsText: 'The choices in the sign-up questionnaire, in English and Arabic.',
    customersText: 'Find a business by phone, ID or CR number. End its locks or sign out its devices.',
    reviewsText: 'Identity and screening cases that are waiting for a compliance decision.',
    activityText: 'Who changed what in this portal, when, and for what reason.',
    reviewsWaiting: (count: number) =>
      count === 0
        ? 'Nothing is waiting'
        : plural('en', count, { one: '# case is waiting', other: '# cases are waiting' }),
    comingSoon: 'Coming Soon',
    comingSoonText: 'More tools for administrators will appear here.',
  },
  login: {
    title: 'Admin Portal',
    anyone: '(Use any email/password for demo)',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in...',
    required: 'Email and password are required',
    failed: 'Login failed',
    expired: 'Your session has ended. Please sign in again to continue where you were.',
    notAdmin: (name: string) => `${name} does not have access to this portal. Please sign in as an administrator.`,
    thisAccount: 'This account',
  },
}
