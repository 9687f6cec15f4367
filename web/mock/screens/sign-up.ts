import { auth } from '#web/messages/auth.ts'
import { common } from '#web/messages/common.ts'
import { kyb } from '#web/messages/kyb.ts'
import { nafath } from '#web/messages/nafath.ts'
import { onboarding } from '#web/messages/onboarding.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { password } from '#web/messages/password.ts'
import { verification } from '#web/messages/verification.ts'
import { paths } from '#web/paths.ts'
import { ANY_CODE, ANY_ID, KYB_ANSWERS } from '../memory.ts'
import { call, moment, type Screen } from '../screen.ts'
import { fill, press, words } from '../script.ts'

const next = press(words(common, t => t.next))
const enterCode = [
  fill(
    words(oneTimeCode, t => t.label),
    ANY_CODE,
  ),
]
const resend = [press(words(oneTimeCode, t => t.resend))]
const typePassword = [
  fill(
    words(password, t => t.password),
    'Sandbox#2026',
  ),
  fill(
    words(password, t => t.confirm),
    'Sandbox#2026',
  ),
  press(words(password, t => t.submit)),
]
const typePasscode = [
  fill(
    words(password, t => t.passcode),
    '482913',
  ),
  fill(
    words(password, t => t.passcodeConfirm),
    '482913',
  ),
  press(words(password, t => t.passcodeSubmit)),
]
const submitPhone = [
  fill(
    words(auth, t => t.phoneLabel),
    '0512345678',
  ),
  next,
]
const submitCr = [
  fill(
    words(verification, t => t.crLabel),
    '9900000000',
  ),
  next,
]
const submitId = [
  fill(
    words(verification, t => t.idLabel),
    '1990800003',
  ),
  next,
]
const openPortal = [press(words(nafath, t => t.goToNafath))]

export const SIGN_UP: readonly Screen[] = [
  {
    id: 'businessType',
    path: paths.businessType,
    moments: [
      moment('chosen', { memory: { signUpAt: 'phone' } }),
      moment('already_started', { memory: { signUpAt: 'id' } }),
      moment('multi_owner_refused', {
        steps: [press(words(onboarding, t => t.businessTypes['multi-owner-company'].title))],
      }),
    ],
  },
  {
    id: 'phone',
    path: paths.phone,
    memory: { signUpAt: 'phone' },
    calls: [call('sendOtp', { steps: submitPhone })],
    moments: [
      moment('verify_again', { memory: { signUpAt: 'cr', lapsed: true } }),
      moment('too_short', {
        steps: [
          fill(
            words(auth, t => t.phoneLabel),
            '0512',
          ),
        ],
      }),
    ],
  },
  {
    id: 'otp',
    path: paths.otp,
    memory: { signUpAt: 'otp' },
    arrival: () => ({ otpCode: ANY_CODE }),
    calls: [call('verifyOtp', { steps: enterCode }), call('sendOtp', { steps: resend })],
  },
  {
    id: 'cr',
    path: paths.crNumber,
    memory: { signUpAt: 'cr' },
    calls: [call('validateCr', { steps: submitCr })],
    moments: [moment('nothing_typed', { steps: [next] })],
  },
  {
    id: 'resume',
    path: paths.idNumber,
    memory: { signUpAt: 'id', resumed: true },
    calls: [call('getOnboardingSession')],
  },
  {
    id: 'id',
    path: paths.idNumber,
    memory: { signUpAt: 'id' },
    calls: [call('localScreening', { steps: submitId }), call('idPhoneMatch', { steps: submitId })],
    moments: [
      moment('checksum', {
        steps: [
          fill(
            words(verification, t => t.idLabel),
            '1990800004',
          ),
          next,
        ],
      }),
      moment('iqama', {
        steps: [
          fill(
            words(verification, t => t.idLabel),
            '2990700003',
          ),
        ],
      }),
    ],
  },
  {
    id: 'nafath',
    path: paths.nafath,
    memory: { signUpAt: 'nafath' },
    given: { getNafathStatus: 'nafath_waiting' },
    calls: [call('initiateNafath'), call('getNafathStatus')],
    moments: [
      moment('sent', { steps: openPortal }),
      moment('visit_manually', { given: { initiateNafath: 'nafath_url_missing' }, steps: openPortal }),
    ],
  },
  {
    id: 'screening',
    path: paths.globalScreening,
    memory: { signUpAt: 'globalScreening' },
    calls: [call('runGlobalScreening')],
  },
  {
    id: 'kyb',
    path: paths.kyb,
    memory: { signUpAt: 'kyb', known: { typed: { kybData: KYB_ANSWERS } } },
    calls: [call('submitKyb', { steps: [press(words(kyb, t => t.next))] }), call('listKybOptions')],
    moments: [
      moment('nothing_chosen', { memory: { signUpAt: 'kyb' } }),
      moment('other_purpose', {
        memory: { signUpAt: 'kyb', known: { typed: { kybData: { ...KYB_ANSWERS, purposeOfAccount: ['other'] } } } },
      }),
    ],
  },
  {
    id: 'password',
    path: paths.password,
    memory: { signUpAt: 'password' },
    calls: [call('setPassword', { steps: typePassword })],
    moments: [
      moment('user_id_missing', { memory: { signUpAt: 'password', known: { userId: undefined } } }),
      moment('start_over', { steps: [press(words(password, t => t.restart))] }),
    ],
  },
  {
    id: 'complete',
    path: paths.complete,
    memory: { signUpAt: 'done' },
    calls: [call('createProfile')],
  },
  {
    id: 'firstSignIn',
    path: paths.complete,
    memory: { signedIn: true },
    calls: [call('getOnboardingSession')],
  },
  {
    id: 'otpVerification',
    path: paths.otpVerification,
    arrival: () => ({ phoneNumber: '0512345678', otpCode: ANY_CODE }),
    calls: [call('verifyOtp', { steps: enterCode }), call('sendOtp', { steps: resend })],
  },
  {
    id: 'setPassword',
    path: paths.setPassword,
    memory: { signUpAt: 'password' },
    arrival: () => ({ userId: ANY_ID, passcodeNext: true }),
    calls: [call('setPassword', { steps: typePassword })],
    moments: [moment('nobody_known', { arrival: () => ({}) })],
  },
  {
    id: 'setPasscode',
    path: paths.setPasscode,
    memory: { signUpAt: 'done' },
    arrival: () => ({ userId: ANY_ID }),
    calls: [call('setPasscode', { steps: typePasscode })],
    moments: [moment('nobody_known', { arrival: () => ({}) })],
  },
]
