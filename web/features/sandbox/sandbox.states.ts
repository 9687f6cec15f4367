import { page } from '#web/mock/control.ts'
import { call, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { sandboxNafathPath, sandboxPaths } from '#web/sandbox-paths.ts'
import { sandbox } from './sandbox.messages.ts'

type Texts = (typeof sandbox)['en']

const screen = page.find('region', sandbox, t => t.phone.screen)

/** The phone in the browser that the ribbon of a sandbox opens beside the sign-up. */
export const pretendPhoneControls = {
  heading: page.heading(sandbox, t => t.phone.title),
  number: page.field(sandbox, t => t.phone.number),
  screen,
  approve: screen.button(sandbox, t => t.decisions.approve),
  key: (digit: 1 | 2) => screen.button(sandbox, t => t.calls.keys[digit]),
  call: (state: keyof Texts['calls']['states']) => screen.text(sandbox, t => t.calls.states[state]),
  approved: screen.text(sandbox, t => t.states.approved),
  /** In an email. */
  link: page.all('link', /confirm-email/).nth(0),
}

/** The simulated Nafath portal in its own tab. */
export const portalControls = {
  heading: page.heading(sandbox, t => t.portal.title),
  state: (state: keyof Texts['states']) => page.text(sandbox, t => t.states[state]),
  decision: (decision: keyof Texts['decisions']) => page.button(sandbox, t => t.decisions[decision]),
}
export const portalActions = {
  decide: (decision: keyof Texts['decisions']) => [press(portalControls.decision(decision))],
}

/** The scenarios of Nafath beside the step of the sign-up. */
export const nafathScenarioControls = { scenarios: page.find('dialog', sandbox, t => t.mock.title) }

/** The pretend phone belongs to the person who signs up in this browser. */
const stored = { signUpAt: 'nafath' } as const

export const SANDBOX: readonly Screen[] = [
  {
    id: 'pretendPhone',
    path: sandboxPaths.phone,
    stored,
    calls: [
      call('listSandboxMessages'),
      call('listSandboxEmails'),
      call('listSandboxNafathRequests'),
      call('listSandboxCalls'),
      call('pressSandboxCall', { steps: [press(pretendPhoneControls.key(1))] }),
    ],
  },
  {
    id: 'nafathPortal',
    path: sandboxNafathPath(ANY_ID),
    calls: [
      call('getSandboxNafathRequest'),
      call('decideSandboxNafath', { steps: [press(portalControls.decision('approve'))] }),
    ],
  },
  { id: 'testValues', path: sandboxPaths.testValues },
]
