import type { SecurityEventReason, SecurityEventType } from '#web/api/generated/model/index.ts'
import { plural } from '../plural.ts'

const event: Record<SecurityEventType, string> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  recovery_failed: 'Password recovery failed',
  locked: 'Account locked',
  unlocked: 'Account unlocked',
  password_reset: 'Password reset',
  password_changed: 'Password changed',
  session_ended: 'Session ended',
}

const reason: Record<SecurityEventReason, string> = {
  password: 'The password was wrong.',
  code: 'The code was wrong.',
  identity: 'The ID and the details did not match.',
  call: 'The call was not confirmed.',
  soft: 'There were too many failed attempts. It ends by itself, or with a new password.',
  hard: 'There were too many failed attempts. Only the support team can end it.',
  reset: 'The password was reset.',
  logout: 'Signed out on the device itself.',
  owner: 'Ended by you from another device.',
  password_changed: 'The password was changed.',
  token_reused: 'For your security: an old sign-in of this device was used again.',
}

export const security = {
  title: 'Security',
  cancel: 'Cancel',
  devicesTitle: 'Signed-in devices',
  devicesText: 'If you do not recognise one of them, end its session and change your password.',
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  lastUsed: (moment: string) => `Last used ${moment}`,
  end: 'End session',
  endOf: (device: string) => `End session: ${device}`,
  ending: 'Ending…',
  endTitle: 'End this session?',
  endText: (device: string) => `${device} is signed out and needs the password again.`,
  endOthers: 'End all other sessions',
  endOthersTitle: 'End all other sessions?',
  endOthersText: 'Every device but this one is signed out and needs the password again.',
  onlyDevice: 'You are signed in on this device only.',
  ended: 'The session has ended.',
  othersEnded: (count: number) =>
    plural('en', count, { one: 'One session has ended.', other: '# sessions have ended.' }),
  eventsTitle: 'Recent activity',
  eventsText: 'Times are those of Riyadh.',
  noEvents: 'Sign-ins and changes to your account will be listed here.',
  showAll: 'Show all',
  newDevice: 'New device',
  event,
  reason,
  passwordTitle: 'Change password',
  passwordText: 'All other devices will be signed out.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  change: 'Change password',
  changing: 'Changing your password…',
  changed: 'Your password is changed. All other devices have been signed out.',
  currentRequired: 'Please enter your current password',
  currentWrong: 'The current password is wrong.',
  attemptsLeft: (count: number) =>
    plural('en', count, {
      one: 'One attempt left before your account is locked.',
      other: '# attempts left before your account is locked.',
    }),
}
