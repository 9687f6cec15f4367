import { session } from '#web/messages/session.ts'
import { main, page } from '#web/mock/control.ts'
import { clientState, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { landing } from './landing.messages.ts'

export const landingControls = {
  heading: page.selector('h1'),
  register: main.link(landing, t => t.register).nth(0),
  login: page.link(landing, t => t.login).nth(0),
}

export const LANDING: readonly Screen[] = [
  {
    id: 'landing',
    path: paths.landing,
    clientStates: [
      clientState('timed_out', { locationState: () => ({ ended: 'session', isTimedOut: true }) }),
      clientState('logged_out', { locationState: () => ({ ended: 'session', isTimedOut: false }) }),
      clientState('registration_paused', { locationState: () => ({ ended: 'sign_up', isTimedOut: true }) }),
    ],
    texts: {
      title: landing.en.title,
      clientStates: {
        timed_out: session.en.ended.session.timedOut.title,
        logged_out: session.en.ended.session.loggedOut.title,
        registration_paused: session.en.ended.sign_up.timedOut.title,
      },
    },
  },
]
