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
  otp: 'Code of the phone',
  cr: 'CR number',
  id: 'ID number',
  nafath: 'Approval in Nafath',
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
  soft: 'Too many failed attempts: a soft lock.',
  hard: 'Too many failed attempts: a hard lock.',
  reset: 'The password was reset.',
  logout: 'Signed out on the device itself.',
  owner: 'Ended by the customer from another device.',
  password_changed: 'The password was changed.',
  token_reused: 'An old sign-in of the device was used again.',
  admin: 'Done by an administrator.',
}

const lockOf: Record<CustomerLock['type'], string> = { login: 'Sign-in', recovery: 'Password recovery' }

export const adminCustomers = {
  title: 'Customers',
  searchLabel: 'Phone, ID or CR number',
  searchHelp: 'The whole number, or its first digits: at least 4.',
  search: 'Search',
  searchProblems: {
    required: 'Please enter a number',
    not_a_number: 'Please enter a number: names are not searched',
    too_short: 'Please enter at least 4 digits',
    too_long: 'These are more than the 10 digits of a phone, ID or CR number',
  },
  beginTitle: 'Find a customer',
  beginText: 'Businesses with an account, and those that are still signing up, will be listed here.',
  nobodyTitle: 'Nobody has this number',
  nobodyText: 'Look at the digits again, or try another number of the same customer.',
  found: (count: number) => plural('en', count, { one: '# customer found', other: '# customers found' }),
  newestOnly: 'These are the newest 20. Enter more digits to find others.',
  results: 'Customers, the newest first',
  nameless: 'No name yet',
  columns: { business: 'Business', phone: 'Phone', id: 'ID number', cr: 'CR number', status: 'Status', since: 'Since' },
  status,

  customer: 'Customer',
  notFoundTitle: 'This customer was not found',
  notFoundText: 'The address may be mistyped, or an unfinished sign-up has been removed since.',
  toSearch: 'Search for a customer',
  factsTitle: 'Who it is',
  accountSince: 'Account since',
  signUpBegan: 'Sign-up began',
  wallet: 'Wallet',
  walletStatus: { active: 'Active', inactive: 'Inactive' },
  noWallet: 'None yet: it opens with the profile',
  customerId: 'Customer ID',
  notKnown: 'Not known yet',

  statusTitle: 'Status',
  step,
  signingUpText: (name: string) => `The sign-up is at this step: ${name}.`,
  activeText: 'Can sign in.',
  withoutProfileText: 'Can sign in. The profile, and with it the wallet, comes with the first sign-in.',
  lockOf,
  softLockUntil: (what: string, moment: string) => `${what} is locked until ${moment}.`,
  hardLock: (what: string) => `${what} is locked until an administrator ends it.`,
  endLock: 'End lock',
  endLockTitle: 'End the lock?',
  endLockText:
    'Sign-in and password recovery open again at once, and the failed attempts so far no longer count. The customer sees ‘Account unlocked’ among the activity of the account.',
  endingLock: 'Ending the lock…',
  lockEnded: 'The lock has ended. The customer can sign in again.',
  reasonLabel: 'Reason',
  overtaken: (what: string) => `${what} The page now shows how it stands.`,

  sessionsTitle: 'Signed-in devices',
  noSessions: 'Not signed in on any device.',
  signedIn: (moment: string) => `Signed in ${moment}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  endSessions: 'End all sessions',
  endSessionsTitle: 'End all sessions?',
  endSessionsText: (count: number) =>
    plural('en', count, {
      one: 'The device is signed out at once and needs the password again. What is being typed there is lost.',
      other: 'All # devices are signed out at once and need the password again. What is being typed there is lost.',
    }),
  endingSessions: 'Ending the sessions…',
  sessionsEnded: (count: number) =>
    plural('en', count, {
      zero: 'There was no session left to end.',
      one: 'One session has ended.',
      other: '# sessions have ended.',
    }),

  eventsTitle: 'Recent activity of the account',
  noEvents: 'Sign-ins and changes to the account will be listed here.',
  reason,
  showAll: 'Show all',
  reviewsTitle: 'Reviews',
  noReviews: 'Compliance was never asked about this customer.',
  toReviews: 'Go to the open reviews',
  adminEventsTitle: 'What administrators did',
  noAdminEvents: 'No administrator has done anything here.',
}
