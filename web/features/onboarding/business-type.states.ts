import type { BusinessType } from '#domain/onboarding.ts'
import { onboarding } from '#web/messages/sign-up/onboarding.ts'
import { page } from '#web/mock/control.ts'
import { clientState, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

export const businessTypeControls = {
  heading: page.heading(onboarding, t => t.businessTypeTitle),
  card: (type: BusinessType) => page.find('radio', onboarding, t => t.businessTypes[type].title, 'exact'),
  signUp: page.button(onboarding, t => t.signUp),
  leaveNumber: page.button(onboarding, t => t.leaveNumber),
}
export const businessTypeActions = {
  choose: (type: BusinessType) => [press(businessTypeControls.card(type)), press(businessTypeControls.signUp)],
}

export const BUSINESS_TYPE: readonly Screen[] = [
  {
    id: 'businessType',
    path: paths.businessType,
    title: onboarding.en.businessTypeTitle,
    clientStates: [
      clientState('chosen', { stored: { signUpAt: 'phone' } }),
      clientState('already_started', { stored: { signUpAt: 'id' }, shows: onboarding.en.alreadyStarted }),
      clientState('multi_owner_refused', {
        steps: [press(businessTypeControls.card('multi-owner-company'))],
        shows: onboarding.en.cannotOpenTitle,
      }),
      clientState('leave_number', {
        steps: [press(businessTypeControls.card('multi-owner-company')), press(businessTypeControls.leaveNumber)],
        shows: onboarding.en.sendNumber,
      }),
    ],
  },
]
