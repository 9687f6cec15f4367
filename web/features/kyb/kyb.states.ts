import { auth } from '#web/messages/sign-in/auth.ts'
import { password } from '#web/messages/sign-in/password.ts'
import { page } from '#web/mock/control.ts'
import { call, clientState, fillAndLeave, press, type Screen } from '#web/mock/screen-definition.ts'
import { KYB_ANSWERS } from '#web/mock/stored-state.ts'
import { paths } from '#web/paths.ts'
import { kyb } from './kyb.messages.ts'

const purpose = page.find('group', kyb, t => t.purpose)

export const kybControls = {
  heading: page.heading(kyb, t => t.title),
  purposes: purpose.all('checkbox'),
  otherPurpose: purpose.selector('input[value=other]'),
  details: page.field(kyb, t => t.specify),
  activity: page.field(kyb, t => t.activity),
  revenue: page.field(kyb, t => t.revenue),
  next: page.button(kyb, t => t.next, 'exact'),
}

export const KYB: readonly Screen[] = [
  {
    id: 'kyb',
    path: paths.kyb,
    title: kyb.en.title,
    stored: { signUpAt: 'kyb', data: { typed: { kybData: KYB_ANSWERS } } },
    calls: [
      call('submitKyb', {
        steps: [press(kybControls.next)],
        shows: {
          success: password.en.title,
          loading: kyb.en.sending,
          kyb_option_invalid: kyb.en.problems.annualRevenue.unavailable,
          UNAUTHENTICATED: auth.en.verifyAgainTitle,
          STEP_REQUIRED: kyb.en.title,
          ONBOARDING_COMPLETE: kyb.en.title,
        },
      }),
      call('listKybOptions'),
    ],
    clientStates: [
      clientState('nothing_chosen', { stored: { signUpAt: 'kyb' } }),
      clientState('details_too_short', {
        stored: { signUpAt: 'kyb', data: { typed: { kybData: { ...KYB_ANSWERS, purposeOfAccount: ['other'] } } } },
        steps: [fillAndLeave(kybControls.details, 'ab')],
        shows: kyb.en.problems.purposeOther.too_short,
      }),
    ],
  },
]
