import { kyb } from '#web/features/kyb/kyb.messages.ts'
import { nafath } from '#web/features/nafath/nafath.messages.ts'
import { auth } from '#web/messages/auth.ts'
import { common } from '#web/messages/common.ts'
import { onboarding } from '#web/messages/onboarding.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { password } from '#web/messages/password.ts'
import { sandboxHints } from '#web/messages/sandbox-hints.ts'
import { verification } from '#web/messages/verification.ts'
import { call, clientState, fill, fillAndLeave, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode, KYB_ANSWERS } from '#web/mock/stored-state.ts'
import { paths } from '#web/paths.ts'

const next = press(label(common, t => t.next))
const enterCode = [
  fill(
    label(oneTimeCode, t => t.label),
    ANY_CODE,
  ),
]
const resend = [press(label(oneTimeCode, t => t.resend))]
const typePassword = [
  fill(
    label(password, t => t.password),
    'Sandbox#2026',
  ),
  fill(
    label(password, t => t.confirm),
    'Sandbox#2026',
  ),
  press(label(password, t => t.submit)),
]
const typePasscode = [
  fill(
    label(password, t => t.passcode),
    '482913',
  ),
  fill(
    label(password, t => t.passcodeConfirm),
    '482913',
  ),
  press(label(password, t => t.passcodeSubmit)),
]
const submitPhone = [
  fill(
    label(auth, t => t.phoneLabel),
    '0512345678',
  ),
  next,
]
const submitCr = [
  fill(
    label(verification, t => t.crLabel),
    '9900000000',
  ),
  next,
]
const submitId = [
  fill(
    label(verification, t => t.idLabel),
    '1990800003',
  ),
  next,
]
const openPortal = [press(label(nafath, t => t.goToNafath))]

export const SIGN_UP: readonly Screen[] = [
  {
    id: 'businessType',
    path: paths.businessType,
    clientStates: [
      clientState('chosen', { stored: { signUpAt: 'phone' } }),
      clientState('already_started', { stored: { signUpAt: 'id' } }),
      clientState('multi_owner_refused', {
        steps: [press(label(onboarding, t => t.businessTypes['multi-owner-company'].title))],
      }),
      clientState('leave_number', {
        steps: [
          press(label(onboarding, t => t.businessTypes['multi-owner-company'].title)),
          press(label(onboarding, t => t.leaveNumber)),
        ],
      }),
    ],
  },
  {
    id: 'phone',
    path: paths.phone,
    stored: { signUpAt: 'phone' },
    calls: [call('sendOtp', { steps: submitPhone })],
    clientStates: [
      clientState('verify_again', { stored: { signUpAt: 'cr', tokenRevoked: true } }),
      clientState('too_short', {
        steps: [
          fill(
            label(auth, t => t.phoneLabel),
            '0512',
          ),
        ],
      }),
    ],
  },
  {
    id: 'otp',
    path: paths.otp,
    stored: { signUpAt: 'otp' },
    locationState: () => ({ otpCode: ANY_CODE }),
    calls: [call('verifyOtp', { steps: enterCode }), call('sendOtp', { steps: resend })],
  },
  {
    id: 'cr',
    path: paths.crNumber,
    stored: { signUpAt: 'cr' },
    calls: [call('validateCr', { steps: submitCr })],
    clientStates: [clientState('nothing_typed', { steps: [next] })],
  },
  {
    id: 'resume',
    path: paths.idNumber,
    stored: { signUpAt: 'id', resumed: true },
    calls: [call('getOnboardingSession')],
  },
  {
    id: 'id',
    path: paths.idNumber,
    stored: { signUpAt: 'id' },
    calls: [call('localScreening', { steps: submitId }), call('idPhoneMatch', { steps: submitId })],
    clientStates: [
      clientState('checksum', {
        steps: [
          fill(
            label(verification, t => t.idLabel),
            '1990800004',
          ),
          next,
        ],
      }),
      clientState('iqama', {
        steps: [
          fill(
            label(verification, t => t.idLabel),
            '2990700003',
          ),
        ],
      }),
    ],
  },
  {
    id: 'nafath',
    path: paths.nafath,
    stored: { signUpAt: 'nafath' },
    scenarios: { getNafathStatus: 'nafath_waiting' },
    calls: [call('initiateNafath'), call('getNafathStatus')],
    clientStates: [
      clientState('sent', { steps: openPortal }),
      clientState('waiting', { steps: [...openPortal, press(label(nafath, t => t.done))] }),
      clientState('mock_scenarios', {
        steps: [...openPortal, press(label(nafath, t => t.done)), press(label(sandboxHints, t => t.scenarios))],
      }),
      clientState('screening_review', {
        stored: { signUpAt: 'globalScreening', data: { screeningStatus: 'REVIEW' } },
        scenarios: { getNafathStatus: 'all_green', runGlobalScreening: 'screening_review' },
      }),
      clientState('visit_manually', { scenarios: { initiateNafath: 'nafath_url_missing' } }),
    ],
  },
  {
    id: 'screening',
    path: paths.globalScreening,
    stored: { signUpAt: 'globalScreening' },
    calls: [call('runGlobalScreening')],
  },
  {
    id: 'kyb',
    path: paths.kyb,
    stored: { signUpAt: 'kyb', data: { typed: { kybData: KYB_ANSWERS } } },
    calls: [call('submitKyb', { steps: [press(label(kyb, t => t.next))] }), call('listKybOptions')],
    clientStates: [
      clientState('nothing_chosen', { stored: { signUpAt: 'kyb' } }),
      clientState('details_too_short', {
        stored: { signUpAt: 'kyb', data: { typed: { kybData: { ...KYB_ANSWERS, purposeOfAccount: ['other'] } } } },
        steps: [
          fillAndLeave(
            label(kyb, t => t.specify),
            'ab',
          ),
        ],
      }),
    ],
  },
  {
    id: 'password',
    path: paths.password,
    stored: { signUpAt: 'password' },
    calls: [call('setPassword', { steps: typePassword })],
    clientStates: [
      clientState('user_id_missing', { stored: { signUpAt: 'password', data: { userId: undefined } } }),
      clientState('nothing_typed', { steps: [press(label(password, t => t.submit))] }),
      clientState('start_over', { steps: [press(label(password, t => t.restart))] }),
    ],
  },
  {
    id: 'complete',
    path: paths.complete,
    stored: { signUpAt: 'done' },
    calls: [call('createProfile')],
  },
  {
    id: 'firstSignIn',
    path: paths.complete,
    stored: { signedIn: true },
    calls: [call('getOnboardingSession')],
  },
  {
    id: 'otpVerification',
    path: paths.otpVerification,
    locationState: () => ({ phoneNumber: '0512345678', ...issuedCode() }),
    calls: [call('verifyOtp', { steps: enterCode }), call('sendOtp', { steps: resend })],
  },
  {
    id: 'setPassword',
    path: paths.setPassword,
    stored: { signUpAt: 'password' },
    locationState: () => ({ userId: ANY_ID, passcodeNext: true }),
    calls: [call('setPassword', { steps: typePassword })],
    clientStates: [clientState('nobody_known', { locationState: () => ({}) })],
  },
  {
    id: 'setPasscode',
    path: paths.setPasscode,
    stored: { signUpAt: 'done' },
    locationState: () => ({ userId: ANY_ID }),
    calls: [call('setPasscode', { steps: typePasscode })],
    clientStates: [clientState('nobody_known', { locationState: () => ({}) })],
  },
]
