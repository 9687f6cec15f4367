import { sandboxHints } from '#web/messages/sandbox/sandbox-hints.ts'
import { auth } from '#web/messages/sign-in/auth.ts'
import { dialog, page } from '#web/mock/control.ts'
import { call, clientState, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { nafath } from './nafath.messages.ts'

const received = page.find('dialog', nafath, t => t.received.title)

export const nafathControls = {
  heading: page.heading(nafath, t => t.title),
  redirection: page.find('dialog', nafath, t => t.redirection.title),
  sent: page.find('dialog', nafath, t => t.sent.title),
  underReview: page.find('dialog', nafath, t => t.underReview.title),
  received,
  failed: page.find('dialog', nafath, t => t.failed.title),
  askedAgain: page.find('dialog', nafath, t => t.askedAgain),
  approveAgain: page.button(nafath, t => t.approveAgain),
  rejected: page.find('dialog', nafath, t => t.rejected.title),
  openScenarios: page.link(sandboxHints, t => t.scenarios),
  portalLink: page.link(nafath, t => t.goToNafath),
  resend: page.button(nafath, t => t.resend),
  done: page.button(nafath, t => t.done),
  close: dialog.button(nafath, t => t.close).nth(0),
}
export const nafathActions = {
  continue: () => [press(received.button(nafath, t => t.done))],
}

export const NAFATH: readonly Screen[] = [
  {
    id: 'nafath',
    path: paths.nafath,
    title: nafath.en.title,
    stored: { signUpAt: 'nafath' },
    scenarios: { getNafathStatus: 'nafath_waiting' },
    calls: [
      call('initiateNafath', {
        shows: {
          success: nafath.en.redirection.title,
          loading: nafath.en.initializing,
          UNAUTHENTICATED: auth.en.verifyAgainTitle,
          STEP_REQUIRED: nafath.en.title,
          ONBOARDING_COMPLETE: nafath.en.title,
          FACTS_MISMATCH: nafath.en.title,
        },
      }),
      call('getNafathStatus', {
        shows: {
          success: nafath.en.received.title,
          nafath_waiting: nafath.en.redirection.title,
          nafath_under_review: nafath.en.underReview.title,
          nafath_rejected: nafath.en.rejected.title,
          nafath_declined: nafath.en.failedText.declined,
          nafath_expired: nafath.en.failedText.expired,
          asked_again: nafath.en.askedAgain,
          NAFATH_SESSION_NOT_FOUND: nafath.en.failedText.expired,
          UNAUTHENTICATED: auth.en.verifyAgainTitle,
        },
      }),
    ],
    clientStates: [
      clientState('sent', { steps: [press(nafathControls.portalLink)], shows: nafath.en.sent.title }),
      clientState('waiting', { steps: [press(nafathControls.portalLink), press(nafathControls.done)] }),
      clientState('mock_scenarios', {
        steps: [press(nafathControls.portalLink), press(nafathControls.done), press(nafathControls.openScenarios)],
      }),
      clientState('screening_review', {
        stored: { signUpAt: 'globalScreening', data: { screeningStatus: 'REVIEW' } },
        scenarios: { getNafathStatus: 'all_green', runGlobalScreening: 'screening_review' },
      }),
      clientState('visit_manually', {
        scenarios: { initiateNafath: 'nafath_url_missing' },
        shows: nafath.en.visitManually,
      }),
    ],
  },
]
