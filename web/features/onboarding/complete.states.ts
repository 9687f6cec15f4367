import { auth } from '#web/messages/sign-in/auth.ts'
import { verification } from '#web/messages/sign-up/verification.ts'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { page } from '#web/mock/control.ts'
import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { complete } from './complete.messages.ts'

/** The creation of the profile, and the dashboard after it. */
export const completeControls = {
  welcome: page.heading(complete, t => t.welcomeTitle, 'exact'),
  failed: page.heading(complete, t => t.failedTitle),
  dashboard: page.heading(dashboard, t => t.title),
}

export const COMPLETE: readonly Screen[] = [
  {
    id: 'complete',
    path: paths.complete,
    title: complete.en.welcomeTitle,
    stored: { signUpAt: 'done' },
    calls: [
      call('createProfile', {
        shows: {
          success: complete.en.welcomeTitle,
          loading: complete.en.creatingText,
          UNAUTHENTICATED: auth.en.verifyAgainTitle,
          STEP_REQUIRED: complete.en.failedTitle,
          FACTS_MISMATCH: complete.en.failedTitle,
          FORBIDDEN: complete.en.failedTitle,
          PROFILE_FORBIDDEN: complete.en.failed.forbidden,
          NETWORK_ERROR: complete.en.failed.offline,
          otherwise: complete.en.failed.other,
          technical: complete.en.failed.other,
        },
      }),
    ],
  },
  {
    id: 'firstSignIn',
    path: paths.complete,
    // The contract's example is at this step: a signed-in customer continues there.
    title: verification.en.idTitle,
    stored: { signedIn: true },
    calls: [call('getOnboardingSession', { shows: { loading: complete.en.creatingText } })],
  },
]
