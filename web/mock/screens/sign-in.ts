import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { serverNow } from '#web/lib/clock.ts'
import { login } from '#web/messages/login.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { paths } from '#web/paths.ts'

const signIn = [
  fill(
    label(login, t => t.identifier),
    '0500000010',
  ),
  fill(
    label(login, t => t.password),
    SANDBOX_PASSWORD,
  ),
  press(label(login, t => t.submit)),
]
const deviceInfo = {
  platform: 'web',
  userAgent: 'Mozilla/5.0',
  screenResolution: '390x844',
  timezone: 'Asia/Riyadh',
}
const someone = { phoneOrEmail: '0500000010', userId: ANY_ID, deviceInfo }
const lockedUntil = () => serverNow() + LOCKOUT_SECONDS * 1000

const legalPages = ['terms', 'privacy', 'fees', 'safeguarding'] as const

export const SIGN_IN: readonly Screen[] = [
  ...legalPages.map(id => ({ id, path: paths[id], calls: [call('getLegalTexts')] })),
  { id: 'contact', path: paths.contact, calls: [call('getSupport')] },
  {
    id: 'landing',
    path: paths.landing,
    clientStates: [
      clientState('timed_out', { locationState: () => ({ ended: 'session', isTimedOut: true }) }),
      clientState('logged_out', { locationState: () => ({ ended: 'session', isTimedOut: false }) }),
      clientState('registration_paused', { locationState: () => ({ ended: 'sign_up', isTimedOut: true }) }),
    ],
  },
  {
    id: 'login',
    path: paths.login,
    calls: [call('loginWithPassword', { steps: signIn })],
    clientStates: [
      clientState('session_ended', { locationState: () => ({ sessionEnded: true }) }),
      clientState('password_set', { locationState: () => ({ passwordSet: true, phoneOrEmail: '0512345678' }) }),
      clientState('phone_verified', { locationState: () => ({ phoneVerified: true, phoneOrEmail: '0512345678' }) }),
      clientState('account_open', { locationState: () => ({ accountOpen: true, phoneOrEmail: '0512345678' }) }),
      clientState('nothing_typed', { steps: [press(label(login, t => t.submit))] }),
    ],
  },
  {
    id: 'loginCode',
    path: paths.loginVerifyOtp,
    locationState: () => ({ ...someone, ...issuedCode() }),
    calls: [
      call('verifyLoginOtp', {
        steps: [
          fill(
            label(oneTimeCode, t => t.label),
            ANY_CODE,
          ),
        ],
      }),
      call('resendLoginOtp', { steps: [press(label(oneTimeCode, t => t.resend))] }),
    ],
  },
  {
    id: 'callback',
    path: paths.loginCallback,
    locationState: () => ({ ...someone, callbackId: ANY_ID }),
    calls: [
      call('getCallbackStatus'),
      call('completeCallback', { scenarios: { getCallbackStatus: 'callback_confirmed' } }),
    ],
  },
  {
    id: 'accountLocked',
    path: paths.accountLocked,
    locationState: () => ({ lockType: 'hard', unlockMethod: 'call_center' }),
    calls: [call('getSupport')],
    clientStates: [
      clientState('soft', { locationState: () => ({ lockType: 'soft', lockedUntil: lockedUntil() }) }),
      clientState('soft_ended', { locationState: () => ({ lockType: 'soft', lockedUntil: serverNow() }) }),
      clientState('recovery', {
        locationState: () => ({ lockType: 'soft', isRecovery: true, lockedUntil: lockedUntil() }),
      }),
    ],
  },
]
