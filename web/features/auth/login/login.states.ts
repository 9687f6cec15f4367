import { LOCKOUT_SECONDS } from '#domain/constants.ts'
import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { serverNow } from '#web/lib/clock.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { login } from '#web/messages/sign-in/login.ts'
import { oneTimeCode } from '#web/messages/sign-in/one-time-code.ts'
import { support } from '#web/messages/support.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { signUpCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'
import { accountLocked } from './account-locked.messages.ts'
import { callback } from './callback.messages.ts'

export const loginControls = {
  heading: page.heading(login, t => t.title),
  identifier: page.field(login, t => t.identifier),
  password: page.field(login, t => t.password),
  submit: page.button(login, t => t.submit),
}
export const loginActions = {
  signIn: (who: string, secret: string) => [
    fill(loginControls.identifier, who),
    fill(loginControls.password, secret),
    press(loginControls.submit),
  ],
}
/** The page of the verification call. */
export const callControls = {
  verification: page.heading(callback, t => t.titles.waiting),
  successful: page.heading(callback, t => t.titles.successful),
  says: (phase: keyof (typeof callback)['en']['phases']) => page.text(callback, t => t.phases[phase]),
}
export const lockedControls = {
  tooMany: page.text(accountLocked, t => t.tooMany),
  timer: page.all('timer'),
  ended: page.text(accountLocked, t => t.ended),
  permanent: page.text(accountLocked, t => t.permanent),
  recoveryPaused: page.heading(accountLocked, t => t.recovery.title),
  phone: page.all('link', /\+966/),
  email: page.all('link', /@/),
  hours: page.text(support, t => t.hours),
  resetPassword: page.link(accountLocked, t => t.resetPassword),
  backToLogin: page.link(accountLocked, t => t.backToLogin),
}

const deviceInfo = {
  platform: 'web',
  userAgent: 'Mozilla/5.0',
  screenResolution: '390x844',
  timezone: 'Asia/Riyadh',
}
const someone = { phoneOrEmail: '0500000010', userId: ANY_ID, deviceInfo }
const lockedUntil = () => serverNow() + LOCKOUT_SECONDS * 1000

export const LOGIN: readonly Screen[] = [
  {
    id: 'login',
    path: paths.login,
    title: login.en.title,
    calls: [
      call('loginWithPassword', {
        steps: loginActions.signIn('0500000010', SANDBOX_PASSWORD),
        shows: {
          success: auth.en.otpTitle,
          login_without_code: dashboard.en.title,
          loading: login.en.submitting,
          INVALID_CREDENTIALS: login.en.invalid,
          VALIDATION_ERROR: login.en.invalid,
          NETWORK_ERROR: login.en.unreachable,
          ACCOUNT_LOCKED: accountLocked.en.title,
          account_locked_hard: accountLocked.en.permanent,
          account_locked_soft: accountLocked.en.tooMany,
        },
      }),
    ],
    clientStates: [
      clientState('session_ended', { locationState: () => ({ sessionEnded: true }), shows: login.en.sessionEnded }),
      clientState('password_set', {
        locationState: () => ({ passwordSet: true, phoneOrEmail: '0512345678' }),
        shows: login.en.passwordSet,
      }),
      clientState('phone_verified', {
        locationState: () => ({ phoneVerified: true, phoneOrEmail: '0512345678' }),
        shows: login.en.phoneVerified,
      }),
      clientState('account_open', {
        locationState: () => ({ accountOpen: true, phoneOrEmail: '0512345678' }),
        shows: login.en.accountOpen,
      }),
      clientState('nothing_typed', {
        steps: [press(loginControls.submit)],
        shows: login.en.problems.password.required,
      }),
    ],
  },
  {
    id: 'loginCode',
    path: paths.loginVerifyOtp,
    title: auth.en.otpTitle,
    locationState: () => ({ ...someone, ...issuedCode() }),
    calls: [
      call('verifyLoginOtp', {
        steps: [fill(signUpCode.boxes, ANY_CODE)],
        shows: {
          success: dashboard.en.title,
          needs_callback: callback.en.titles.waiting,
          loading: oneTimeCode.en.verifying,
          VALIDATION_ERROR: oneTimeCode.en.invalid,
          UNKNOWN_ERROR: oneTimeCode.en.failed,
          LOGIN_EXPIRED: login.en.sessionExpired,
          ACCOUNT_LOCKED: accountLocked.en.title,
        },
      }),
      call('resendLoginOtp', {
        steps: [press(signUpCode.resend)],
        shows: {
          success: auth.en.otpTitle,
          loading: oneTimeCode.en.resending,
          OTP_COOLDOWN: oneTimeCode.en.resendIn,
          LOGIN_EXPIRED: login.en.sessionExpired,
          ACCOUNT_LOCKED: accountLocked.en.title,
          VALIDATION_ERROR: login.en.resendFailed,
          IDEMPOTENCY_IN_FLIGHT: login.en.resendFailed,
          OTP_SEND_FAILED: login.en.resendFailed,
          TIMEOUT: login.en.resendFailed,
          NETWORK_ERROR: login.en.resendFailed,
          technical: login.en.resendFailed,
        },
      }),
    ],
  },
  {
    id: 'callback',
    path: paths.loginCallback,
    title: callback.en.titles.waiting,
    locationState: () => ({ ...someone, callbackId: ANY_ID }),
    calls: [
      call('getCallbackStatus', {
        shows: {
          callback_pending: callback.en.phases.pending,
          callback_confirmed: callback.en.phases.done,
          callback_rejected: callback.en.phases.rejected,
          callback_expired: callback.en.phases.expired,
          success: callback.en.phases.calling,
          loading: callback.en.phases.calling,
          VALIDATION_ERROR: callback.en.phases.expired,
          CALLBACK_NOT_FOUND: callback.en.phases.expired,
          otherwise: callback.en.unreachable,
          technical: callback.en.unreachable,
        },
      }),
      call('completeCallback', {
        scenarios: { getCallbackStatus: 'callback_confirmed' },
        shows: {
          success: callback.en.phases.done,
          callback_incomplete: callback.en.phases.failed,
          loading: callback.en.phases.completing,
          CALLBACK_EXPIRED: callback.en.phases.expired,
          ACCOUNT_LOCKED: accountLocked.en.title,
          otherwise: callback.en.phases.failed,
          technical: callback.en.phases.failed,
        },
      }),
    ],
  },
  {
    id: 'accountLocked',
    path: paths.accountLocked,
    title: accountLocked.en.permanent,
    locationState: () => ({ lockType: 'hard', unlockMethod: 'call_center' }),
    calls: [call('getSupport', { shows: { otherwise: accountLocked.en.permanent } })],
    clientStates: [
      clientState('soft', {
        locationState: () => ({ lockType: 'soft', lockedUntil: lockedUntil() }),
        shows: accountLocked.en.tooMany,
      }),
      clientState('soft_ended', {
        locationState: () => ({ lockType: 'soft', lockedUntil: serverNow() }),
        shows: accountLocked.en.ended,
      }),
      clientState('recovery', {
        locationState: () => ({ lockType: 'soft', isRecovery: true, lockedUntil: lockedUntil() }),
        shows: accountLocked.en.recovery.title,
      }),
    ],
  },
]
