import { login } from '#web/messages/sign-in/login.ts'
import { oneTimeCode } from '#web/messages/sign-in/one-time-code.ts'
import { password } from '#web/messages/sign-in/password.ts'
import { page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { signUpCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'
import { otpVerification } from './otp-verification.messages.ts'
import { passwordActions, passwordTexts } from './password.states.ts'
import { verifyCode } from './phone.states.ts'

const passcodeControls = {
  passcode: page.field(password, t => t.passcode),
  confirmation: page.field(password, t => t.passcodeConfirm),
  set: page.button(password, t => t.passcodeSubmit),
}

export const OTP_VERIFICATION: readonly Screen[] = [
  {
    id: 'otpVerification',
    path: paths.otpVerification,
    title: otpVerification.en.title,
    locationState: () => ({ phoneNumber: '0512345678', ...issuedCode() }),
    calls: [
      call('verifyOtp', {
        steps: [fill(signUpCode.boxes, ANY_CODE)],
        shows: {
          ...verifyCode,
          success: password.en.title,
          login: login.en.title,
          OTP_LOCKED: otpVerification.en.blockedTitle,
        },
      }),
      call('sendOtp', {
        steps: [press(signUpCode.resend)],
        shows: {
          success: oneTimeCode.en.resent,
          loading: oneTimeCode.en.resending,
          OTP_LOCKED: otpVerification.en.blockedTitle,
        },
      }),
    ],
  },
  {
    id: 'setPassword',
    path: paths.setPassword,
    title: password.en.title,
    stored: { signUpAt: 'password' },
    locationState: () => ({ userId: ANY_ID, passcodeNext: true }),
    calls: [
      call('setPassword', {
        steps: passwordActions.choose('Sandbox#2026'),
        shows: { ...passwordTexts, success: password.en.passcodeTitle, STEP_REQUIRED: password.en.stepRequiredTitle },
      }),
    ],
    clientStates: [clientState('nobody_known', { locationState: () => ({}) })],
  },
  {
    id: 'setPasscode',
    path: paths.setPasscode,
    title: password.en.passcodeTitle,
    stored: { signUpAt: 'done' },
    locationState: () => ({ userId: ANY_ID }),
    calls: [
      call('setPasscode', {
        steps: [
          fill(passcodeControls.passcode, ANY_CODE),
          fill(passcodeControls.confirmation, ANY_CODE),
          press(passcodeControls.set),
        ],
        shows: {
          success: login.en.title,
          loading: password.en.passcodeSubmitting,
          VALIDATION_ERROR: password.en.passcodeProblems.passcode.trivial,
          ALREADY_SET: password.en.passcodeAlreadySet,
          STEP_REQUIRED: password.en.stepRequiredTitle,
        },
      }),
    ],
    clientStates: [clientState('nobody_known', { locationState: () => ({}) })],
  },
]
