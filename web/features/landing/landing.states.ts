import { session } from '#web/messages/sign-in/session.ts'
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
    title: landing.en.title,
    clientStates: [
      clientState('timed_out', {
        locationState: () => ({ ended: 'session', isTimedOut: true }),
        shows: session.en.ended.session.timedOut.title,
      }),
      clientState('logged_out', {
        locationState: () => ({ ended: 'session', isTimedOut: false }),
        shows: session.en.ended.session.loggedOut.title,
      }),
      clientState('registration_paused', {
        locationState: () => ({ ended: 'sign_up', isTimedOut: true }),
        shows: session.en.ended.sign_up.timedOut.title,
      }),
    ],
  },
]
