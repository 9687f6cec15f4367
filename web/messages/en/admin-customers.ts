import type {
  CustomerLock,
  CustomerStatus,
  OnboardingStep,
  SecurityEventReason,
} from '#web/api/generated/model/index.ts'
import { plural } from '../plural.ts'

const status: Record<CustomerStatus, string> = {
  signing_up: 'Signing up',
  active: 'Active',
  soft_locked: 'Soft locked',
  hard_locked: 'Hard locked',
}

const step: Record<OnboardingStep, string> = {
  businessType: 'Business type',
  phone: 'Phone number',
  otp: 'Phone code',
  cr: 'CR number',
  id: 'ID number',
  nafath: 'Nafath approval',
  globalScreening: 'Screening',
  kyb: 'Questionnaire',
  password: 'Password',
  done: 'Profile',
}

/** What it says about itself to the customer, said about the customer. */
const reason: Record<SecurityEventReason, string> = {
  password: 'The password was wrong.',
  code: 'The code was wrong.',
  identity: 'The ID and the details did not match.',
  call: 'The call was not confirmed.',
  soft: 'Too many failed attempts: soft lock.',
  hard: 'Too many failed attempts: hard lock.',
  reset: 'The password was reset.',
  logout: 'Signed out on the device.',
  owner: 'Ended by the customer from another device.',
  password_changed: 'The password was changed.',
  token_reused: 'A sign-in that had already been replaced was used again.',
  admin: 'Done by an administrator.',
}

const lockOf: Record<CustomerLock['type'], string> = { login: 'Sign-in', recovery: 'Password recovery' }

export const adminCustomers = {
  title: 'Customers',
  searchLabel: 'Phone, ID or CR number',
  searchHelp: 'Enter the whole number, or at least its first 4 digits.',
  search: 'Search',
  searchProblems: {
    required: 'Please enter a number',
    not_a_number: 'Please enter a number: you cannot search by name',
    too_short: 'Please enter at least 4 digits',
    too_long: 'Phone, ID and CR numbers have only 10 digits',
  },
  beginTitle: 'Find a customer',
  beginText: 'Businesses with an account, and those still signing up, will be listed here.',
  nobodyTitle: 'No customer has this number',
  nobodyText: 'Check the digits, or try another number of the same customer.',
  found: (count: number) => plural('en', count, { one: '# customer found', other: '# customers found' }),
  newestOnly: 'Only the newest 20 are shown. Enter more digits to narrow the search.',
  results: 'Customers, newest first',
  nameless: 'No name yet',
  columns: { business: 'Business', phone: 'Phone', id: 'ID number', cr: 'CR number', status: 'Status', since: 'Since' },
  status,

  customer: 'Customer',
  notFoundTitle: 'Customer not found',
  notFoundText: 'The address may be mistyped, or the unfinished sign-up may have been deleted.',
  toSearch: 'Search for a customer',
  factsTitle: 'Details',
  accountSince: 'Account since',
  signUpBegan: 'Sign-up started',
  wallet: 'Wallet',
  walletStatus: { active: 'Active', inactive: 'Inactive' },
  noWallet: 'None yet. It opens when the profile is complete',
  customerId: 'Customer ID',
  notKnown: 'Not known yet',

  statusTitle: 'Status',
  step,
  signingUpText: (name: string) => `Current sign-up step: ${name}.`,
  activeText: 'Can sign in.',
  withoutProfileText: 'Can sign in. The profile and the wallet are created at the first sign-in.',
  lockOf,
  softLockUntil: (what: string, moment: string) => `${what} is locked until ${moment}.`,
  hardLock: (what: string) => `${what} is locked until an administrator ends the lock.`,
  endLock: 'End lock',
  endLockTitle: 'End the lock?',
  endLockText:
    'The customer can sign in and recover the password again at once. Earlier failed attempts no longer count. The customer’s recent activity shows ‘Account unlocked’.',
  endingLock: 'Ending the lock…',
  lockEnded: 'The lock has ended. The customer can sign in again.',
  reasonLabel: 'Reason',
  overtaken: (what: string) => `${what} The page now shows the current status.`,

  sessionsTitle: 'Signed-in devices',
  noSessions: 'Not signed in on any device.',
  signedIn: (moment: string) => `Signed in ${moment}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  endSessions: 'End all sessions',
  endSessionsTitle: 'End all sessions?',
  endSessionsText: (count: number) =>
    plural('en', count, {
      one: 'The device is signed out at once and needs the password again. Unsaved input there is lost.',
      other: 'All # devices are signed out at once and need the password again. Unsaved input there is lost.',
    }),
  endingSessions: 'Ending the sessions…',
  sessionsEnded: (count: number) =>
    plural('en', count, {
      zero: 'There were no sessions to end.',
      one: 'One session has ended.',
      other: '# sessions have ended.',
    }),

  eventsTitle: 'Recent activity of the account',
  noEvents: 'Sign-ins and changes to the account will be listed here.',
  reason,
  showAll: 'Show all',
  reviewsTitle: 'Reviews',
  noReviews: 'This customer has no reviews.',
  toReviews: 'Go to the open reviews',
  adminEventsTitle: 'Administrator activity',
  noAdminEvents: 'No administrator has changed anything for this customer.',
}
