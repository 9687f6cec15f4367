import { LOCKOUT_SECONDS, SANDBOX_PASSWORD } from '#domain/constants.ts'
import { login } from '#web/messages/login.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { paths } from '#web/paths.ts'
import { ANY_CODE, ANY_ID } from '../memory.ts'
import { call, moment, type Screen } from '../screen.ts'
import { fill, press, words } from '../script.ts'
import { sentNow } from './sent-now.ts'

const signIn = [
  fill(
    words(login, t => t.identifier),
    '0500000010',
  ),
  fill(
    words(login, t => t.password),
    SANDBOX_PASSWORD,
  ),
  press(words(login, t => t.submit)),
]
const deviceInfo = {
  platform: 'web',
  userAgent: 'Mozilla/5.0',
  screenResolution: '390x844',
  timezone: 'Asia/Riyadh',
}
const someone = { phoneOrEmail: '0500000010', userId: ANY_ID, deviceInfo }
const lockedUntil = () => Date.now() + LOCKOUT_SECONDS * 1000

export const SIGN_IN: readonly Screen[] = [
  { id: 'landing', path: paths.landing },
  {
    id: 'login',
    path: paths.login,
    calls: [call('loginWithPassword', { steps: signIn })],
    moments: [
      moment('session_ended', { arrival: () => ({ sessionEnded: true }) }),
      moment('password_set', { arrival: () => ({ passwordSet: true, phoneOrEmail: '0512345678' }) }),
      moment('nothing_typed', { steps: [press(words(login, t => t.submit))] }),
    ],
  },
  {
    id: 'loginCode',
    path: paths.loginVerifyOtp,
    arrival: () => ({ ...someone, ...sentNow() }),
    calls: [
      call('verifyLoginOtp', {
        steps: [
          fill(
            words(oneTimeCode, t => t.label),
            ANY_CODE,
          ),
        ],
      }),
      call('resendLoginOtp', { steps: [press(words(oneTimeCode, t => t.resend))] }),
    ],
  },
  {
    id: 'callback',
    path: paths.loginCallback,
    arrival: () => ({ ...someone, callbackId: ANY_ID }),
    calls: [
      call('getCallbackStatus'),
      call('completeCallback', { given: { getCallbackStatus: 'callback_confirmed' } }),
    ],
  },
  {
    id: 'accountLocked',
    path: paths.accountLocked,
    arrival: () => ({ lockType: 'hard', unlockMethod: 'call_center' }),
    calls: [call('getSupport')],
    moments: [
      moment('soft', { arrival: () => ({ lockType: 'soft', lockedUntil: lockedUntil() }) }),
      moment('soft_ended', { arrival: () => ({ lockType: 'soft', lockedUntil: Date.now() }) }),
      moment('recovery', { arrival: () => ({ lockType: 'soft', isRecovery: true, lockedUntil: lockedUntil() }) }),
    ],
  },
]
