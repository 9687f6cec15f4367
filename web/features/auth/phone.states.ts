import { common } from '#web/messages/common.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { oneTimeCode } from '#web/messages/sign-in/one-time-code.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import type { ResponseTexts } from '#web/mock/screen-texts.ts'
import { ANY_CODE } from '#web/mock/stored-state.ts'
import { signUpCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'

export const phoneControls = {
  heading: page.heading(auth, t => t.phoneTitle),
  number: page.field(auth, t => t.phoneLabel),
  next: page.button(common, t => t.next),
  sending: page.button(auth, t => t.sendingCode),
  goToLogin: page.find('dialog', auth, t => t.alreadyRegisteredTitle).link(auth, t => t.goToLogin),
}
export const phoneActions = {
  submit: (phone: string) => [fill(phoneControls.number, phone), press(phoneControls.next)],
}
export const otpControls = { heading: page.heading(auth, t => t.otpTitle) }

export const verifyCode: ResponseTexts = {
  VALIDATION_ERROR: oneTimeCode.en.invalid,
  UNKNOWN_ERROR: oneTimeCode.en.failed,
  loading: oneTimeCode.en.verifying,
  OTP_LOCKED: auth.en.lockedTitle,
}

export const PHONE: readonly Screen[] = [
  {
    id: 'phone',
    path: paths.phone,
    title: auth.en.phoneTitle,
    stored: { signUpAt: 'phone' },
    calls: [
      call('sendOtp', {
        steps: phoneActions.submit('0512345678'),
        shows: { success: auth.en.otpTitle, loading: auth.en.sendingCode, OTP_COOLDOWN: oneTimeCode.en.resendIn },
      }),
    ],
    clientStates: [
      clientState('verify_again', { stored: { signUpAt: 'cr', tokenRevoked: true }, shows: auth.en.verifyAgainTitle }),
      clientState('too_short', { steps: [fill(phoneControls.number, '0512')] }),
    ],
  },
  {
    id: 'otp',
    path: paths.otp,
    title: auth.en.otpTitle,
    stored: { signUpAt: 'otp' },
    locationState: () => ({ otpCode: ANY_CODE }),
    calls: [
      call('verifyOtp', {
        steps: [fill(signUpCode.boxes, ANY_CODE)],
        shows: { ...verifyCode, success: verification.en.crTitle, login: auth.en.alreadyRegisteredText },
      }),
      call('sendOtp', {
        steps: [press(signUpCode.resend)],
        shows: {
          success: oneTimeCode.en.resent,
          loading: oneTimeCode.en.resending,
          PHONE_DUPLICATE: auth.en.alreadyRegisteredText,
          OTP_LOCKED: auth.en.lockedTitle,
          OTP_COOLDOWN: oneTimeCode.en.resendIn,
          technical: auth.en.resendFailed,
          VALIDATION_ERROR: auth.en.resendFailed,
          IDEMPOTENCY_IN_FLIGHT: auth.en.resendFailed,
          OTP_SEND_FAILED: auth.en.resendFailed,
          TIMEOUT: auth.en.resendFailed,
          NETWORK_ERROR: auth.en.resendFailed,
        },
      }),
    ],
  },
]
