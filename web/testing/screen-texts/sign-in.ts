import { accountLocked } from '#web/features/auth/login/account-locked.messages.ts'
import { callback } from '#web/features/auth/login/callback.messages.ts'
import { landing } from '#web/features/landing/landing.messages.ts'
import { legal } from '#web/features/support/legal.messages.ts'
import { auth } from '#web/messages/auth.ts'
import { dashboard } from '#web/messages/dashboard.ts'
import { login } from '#web/messages/login.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { session } from '#web/messages/session.ts'
import { support } from '#web/messages/support.ts'
import type { ScreenTexts } from './screen-texts.ts'

const t = {
  auth: auth.en,
  callback: callback.en,
  code: oneTimeCode.en,
  locked: accountLocked.en,
  login: login.en,
}
const inside = dashboard.en.title

export const SIGN_IN_TEXTS: Readonly<Record<string, ScreenTexts>> = {
  terms: { title: legal.en.terms.title },
  privacy: { title: legal.en.privacy.title },
  fees: { title: legal.en.fees.title },
  safeguarding: { title: legal.en.safeguarding.title },
  contact: { title: support.en.title },
  landing: {
    title: landing.en.title,
    clientStates: {
      timed_out: session.en.ended.session.timedOut.title,
      logged_out: session.en.ended.session.loggedOut.title,
      registration_paused: session.en.ended.sign_up.timedOut.title,
    },
  },
  login: {
    title: t.login.title,
    calls: {
      loginWithPassword: {
        success: t.auth.otpTitle,
        login_without_code: inside,
        loading: t.login.submitting,
        INVALID_CREDENTIALS: t.login.invalid,
        VALIDATION_ERROR: t.login.invalid,
        NETWORK_ERROR: t.login.unreachable,
        ACCOUNT_LOCKED: t.locked.title,
        account_locked_hard: t.locked.permanent,
        account_locked_soft: t.locked.tooMany,
      },
    },
    clientStates: {
      session_ended: t.login.sessionEnded,
      password_set: t.login.passwordSet,
      phone_verified: t.login.phoneVerified,
      account_open: t.login.accountOpen,
      nothing_typed: t.login.problems.password.required,
    },
  },
  loginCode: {
    title: t.auth.otpTitle,
    calls: {
      verifyLoginOtp: {
        success: inside,
        needs_callback: t.callback.titles.waiting,
        loading: t.code.verifying,
        VALIDATION_ERROR: t.code.invalid,
        UNKNOWN_ERROR: t.code.failed,
        LOGIN_EXPIRED: t.login.sessionExpired,
        ACCOUNT_LOCKED: t.locked.title,
      },
      resendLoginOtp: {
        success: t.auth.otpTitle,
        loading: t.code.resending,
        OTP_COOLDOWN: t.code.resendIn,
        LOGIN_EXPIRED: t.login.sessionExpired,
        ACCOUNT_LOCKED: t.locked.title,
        VALIDATION_ERROR: t.login.resendFailed,
        IDEMPOTENCY_IN_FLIGHT: t.login.resendFailed,
        OTP_SEND_FAILED: t.login.resendFailed,
        TIMEOUT: t.login.resendFailed,
        NETWORK_ERROR: t.login.resendFailed,
        technical: t.login.resendFailed,
      },
    },
  },
  callback: {
    title: t.callback.titles.waiting,
    calls: {
      getCallbackStatus: {
        callback_pending: t.callback.phases.pending,
        callback_confirmed: t.callback.phases.done,
        callback_rejected: t.callback.phases.rejected,
        callback_expired: t.callback.phases.expired,
        success: t.callback.phases.calling,
        loading: t.callback.phases.calling,
        VALIDATION_ERROR: t.callback.phases.expired,
        CALLBACK_NOT_FOUND: t.callback.phases.expired,
        otherwise: t.callback.unreachable,
        technical: t.callback.unreachable,
      },
      completeCallback: {
        success: t.callback.phases.done,
        callback_incomplete: t.callback.phases.failed,
        loading: t.callback.phases.completing,
        CALLBACK_EXPIRED: t.callback.phases.expired,
        ACCOUNT_LOCKED: t.locked.title,
        otherwise: t.callback.phases.failed,
        technical: t.callback.phases.failed,
      },
    },
  },
  accountLocked: {
    title: t.locked.permanent,
    calls: { getSupport: { otherwise: t.locked.permanent } },
    clientStates: {
      soft: t.locked.tooMany,
      soft_ended: t.locked.ended,
      recovery: t.locked.recovery.title,
    },
  },
}
