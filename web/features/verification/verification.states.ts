import { common } from '#web/messages/common.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import type { ResponseTexts } from '#web/mock/screen-texts.ts'
import { paths } from '#web/paths.ts'

export const crControls = {
  heading: page.heading(verification, t => t.crTitle),
  number: page.find('textbox', verification, t => t.crLabel),
  next: page.button(common, t => t.next),
  error: page.selector('#field-crNumber-error'),
}
export const crActions = {
  submit: (crNumber: string) => [fill(crControls.number, crNumber), press(crControls.next)],
}
export const identityControls = {
  heading: page.heading(verification, t => t.idTitle),
  number: page.find('textbox', verification, t => t.idLabel),
  next: page.button(common, t => t.next),
  error: page.selector('#field-idNumber-error'),
  company: main.selector('bdi'),
}
export const identityActions = {
  submit: (idNumber: string) => [fill(identityControls.number, idNumber), press(identityControls.next)],
}

const checkId: ResponseTexts = {
  loading: verification.en.checkingId,
  success: 'Approve in Nafath',
  local_screening_hit: verification.en.idProblems.hit,
  VALIDATION_ERROR: verification.en.idProblems.format,
  ID_VERIFICATION_FAILED: verification.en.idModalTitle,
  ID_PHONE_MISMATCH: verification.en.mismatchTitle,
  UNAUTHENTICATED: auth.en.verifyAgainTitle,
  // The guard redirects to the step that the server returns, which is this one.
  STEP_REQUIRED: verification.en.idTitle,
  ONBOARDING_COMPLETE: verification.en.idTitle,
  technical: verification.en.idFailed,
}

export const VERIFICATION: readonly Screen[] = [
  {
    id: 'cr',
    path: paths.crNumber,
    title: verification.en.crTitle,
    stored: { signUpAt: 'cr' },
    calls: [
      call('validateCr', {
        steps: crActions.submit('9900000000'),
        shows: {
          success: verification.en.idTitle,
          loading: verification.en.checkingCr,
          cr_not_found: verification.en.crProblems.not_found,
          cr_suspended: verification.en.crProblems.suspended,
          cr_in_liquidation: verification.en.crProblems.in_liquidation,
          cr_deleted: verification.en.crProblems.deleted,
          cr_no_data: verification.en.crNoData,
          VALIDATION_ERROR: verification.en.crProblems.incorrect,
          CR_VERIFICATION_FAILED: verification.en.crModalTitle,
          UNAUTHENTICATED: auth.en.verifyAgainTitle,
          ONBOARDING_COMPLETE: verification.en.crTitle,
          technical: verification.en.crFailed,
        },
      }),
    ],
    clientStates: [
      clientState('nothing_typed', { steps: [press(crControls.next)], shows: verification.en.crProblems.required }),
    ],
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
    title: verification.en.idTitle,
    stored: { signUpAt: 'id' },
    calls: [
      call('localScreening', { steps: identityActions.submit('1990800003'), shows: checkId }),
      call('idPhoneMatch', { steps: identityActions.submit('1990800003'), shows: checkId }),
    ],
    clientStates: [
      clientState('checksum', {
        steps: identityActions.submit('1990800004'),
        shows: verification.en.idProblems.checksum,
      }),
      clientState('iqama', {
        steps: [fill(identityControls.number, '2990700003')],
        shows: verification.en.idBadges.iqama,
      }),
    ],
  },
]
