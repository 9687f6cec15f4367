import { auth } from '#web/messages/sign-in/auth.ts'
import { screening } from '#web/messages/sign-up/screening.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

const review = page.find('dialog', screening, t => t.reviewTitle)

export const screeningControls = {
  heading: page.heading(screening, t => t.title),
  reviewRequired: review.without(screening, t => t.registrationTitle),
  mayAct: dialog.with(screening, t => t.registrationTitle),
  close: review.button(screening, t => t.close).nth(-1),
  rejected: page.all('alert').with(screening, t => t.rejectedTitle),
}

export const GLOBAL_SCREENING: readonly Screen[] = [
  {
    id: 'screening',
    path: paths.globalScreening,
    // A clear outcome continues automatically.
    title: 'Business Verification (KYB)',
    stored: { signUpAt: 'globalScreening' },
    calls: [
      call('runGlobalScreening', {
        shows: {
          success: 'Business Verification (KYB)',
          loading: screening.en.performing,
          not_on_registration: screening.en.registrationTitle,
          screening_review: screening.en.reviewTitle,
          screening_rejected: screening.en.rejectedTitle,
          UNAUTHENTICATED: auth.en.verifyAgainTitle,
        },
      }),
    ],
  },
]
