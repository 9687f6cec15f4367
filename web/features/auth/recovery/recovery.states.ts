import { common } from '#web/messages/common.ts'
import { password } from '#web/messages/sign-in/password.ts'
import { page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_TOKEN, issuedCode } from '#web/mock/stored-state.ts'
import { signUpCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths } from '#web/paths.ts'
import { recovery } from './recovery.messages.ts'

export const recoveryControls = {
  byId: page.link(recovery, t => t.ways.id.title),
  byPhone: page.link(recovery, t => t.ways.phone.title),
  identity: page.heading(recovery, t => t.verifyTitle),
  idUnn: page.field(recovery, t => t.idUnn),
  dateOfBirth: page.field(recovery, t => t.dateOfBirth),
  phone: page.field(recovery, t => t.phone),
  next: page.button(common, t => t.next),
  resetHeading: page.heading(recovery, t => t.resetTitle),
  password: page.field(recovery, t => t.newPassword),
  confirmation: page.field(password, t => t.confirm),
  reset: page.button(recovery, t => t.reset),
  anotherCode: page.link(recovery, t => t.anotherCode),
  done: page.heading(recovery, t => t.doneTitle),
  goToLogin: page.link(recovery, t => t.goToLogin),
}
export const recoveryActions = {
  proveByBirthday: (number: string, date: string) => [
    fill(recoveryControls.idUnn, number),
    fill(recoveryControls.dateOfBirth, date),
    press(recoveryControls.next),
  ],
  proveByPhone: (number: string, phone: string) => [
    fill(recoveryControls.idUnn, number),
    fill(recoveryControls.phone, phone),
    press(recoveryControls.next),
  ],
  choose: (chosen: string, again = chosen) => [
    fill(recoveryControls.password, chosen),
    fill(recoveryControls.confirmation, again),
    press(recoveryControls.reset),
  ],
}

const ID = '1990200170'
/** Each recovery has its own token, because the app refuses the token of a finished one. */
const startedRecovery = () => ({ idUnn: ID, resetToken: `${crypto.randomUUID()}.${ANY_TOKEN}`, ...issuedCode() })
const withCode = () => ({ ...startedRecovery(), otp: ANY_CODE })

export const RECOVERY: readonly Screen[] = [
  { id: 'forgotPassword', path: paths.forgotPassword },
  {
    id: 'recoverById',
    path: paths.recoverById,
    calls: [call('forgotPassword', { steps: recoveryActions.proveByBirthday(ID, '031212') })],
    clientStates: [clientState('nothing_typed', { steps: [press(recoveryControls.next)] })],
  },
  {
    id: 'recoverByPhone',
    path: paths.recoverByPhone,
    calls: [call('forgotPassword', { steps: recoveryActions.proveByPhone(ID, '0500000010') })],
  },
  {
    id: 'recoverByIdCode',
    path: paths.recoverByIdOtp,
    locationState: startedRecovery,
    calls: [call('forgotPassword', { steps: [press(signUpCode.resend)] })],
  },
  {
    id: 'recoverByPhoneCode',
    path: paths.recoverByPhoneOtp,
    locationState: startedRecovery,
    calls: [call('forgotPassword', { steps: [press(signUpCode.resend)] })],
  },
  {
    id: 'resetPassword',
    path: paths.resetPassword,
    locationState: withCode,
    calls: [call('resetPassword', { steps: recoveryActions.choose('Another#2027') })],
    clientStates: [
      clientState('state_lost', { locationState: () => ({}) }),
      clientState('nothing_typed', { steps: [press(recoveryControls.reset)] }),
    ],
  },
  {
    id: 'resetPasswordByPhone',
    path: paths.recoverByPhonePassword,
    locationState: withCode,
    calls: [call('resetPassword', { steps: recoveryActions.choose('Another#2027') })],
  },
  { id: 'resetDone', path: paths.resetPasswordSuccess, locationState: () => ({ isReset: true }) },
]
