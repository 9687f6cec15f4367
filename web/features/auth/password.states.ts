import { auth } from '#web/messages/sign-in/auth.ts'
import { login } from '#web/messages/sign-in/login.ts'
import { password } from '#web/messages/sign-in/password.ts'
import { page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import type { ResponseTexts } from '#web/mock/screen-texts.ts'
import { paths } from '#web/paths.ts'

export const passwordControls = {
  heading: page.heading(password, t => t.title),
  password: page.field(password, t => t.password),
  confirmation: page.field(password, t => t.confirm),
  set: page.button(password, t => t.submit),
  error: page.selector('#field-password-error'),
  restart: page.button(password, t => t.restart),
}
export const passwordActions = {
  choose: (chosen: string, again = chosen) => [
    fill(passwordControls.password, chosen),
    fill(passwordControls.confirmation, again),
    press(passwordControls.set),
  ],
}

export const passwordTexts: ResponseTexts = {
  loading: password.en.submitting,
  VALIDATION_ERROR: password.en.problems.password.common,
  ...password.en.loginInstead,
}

export const PASSWORD: readonly Screen[] = [
  {
    id: 'password',
    path: paths.password,
    title: password.en.title,
    stored: { signUpAt: 'password' },
    calls: [
      call('setPassword', {
        steps: passwordActions.choose('Sandbox#2026'),
        shows: {
          ...passwordTexts,
          success: login.en.title,
          UNAUTHENTICATED: auth.en.verifyAgainTitle,
          FORBIDDEN: password.en.title,
          STEP_REQUIRED: password.en.title,
        },
      }),
    ],
    clientStates: [
      clientState('user_id_missing', {
        stored: { signUpAt: 'password', data: { userId: undefined } },
        shows: password.en.userIdMissing,
      }),
      clientState('nothing_typed', { steps: [press(passwordControls.set)] }),
      clientState('start_over', { steps: [press(passwordControls.restart)], shows: password.en.restartTitle }),
    ],
  },
]
