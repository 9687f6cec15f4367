import { recovery } from '#web/features/auth/recovery/recovery.messages.ts'
import { common } from '#web/messages/common.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { password } from '#web/messages/password.ts'
import { call, clientState, fill, label, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_TOKEN, issuedCode } from '#web/mock/stored-state.ts'
import { paths } from '#web/paths.ts'

const ID = '1990200170'
const next = press(label(common, t => t.next))
const typeId = fill(
  label(recovery, t => t.idUnn),
  ID,
)
const askById = [
  typeId,
  fill(
    label(recovery, t => t.dateOfBirth),
    '031212',
  ),
  next,
]
const askByPhone = [
  typeId,
  fill(
    label(recovery, t => t.phone),
    '0500000010',
  ),
  next,
]
const resend = [press(label(oneTimeCode, t => t.resend))]
const reset = [
  fill(
    label(recovery, t => t.newPassword),
    'Another#2027',
  ),
  fill(
    label(password, t => t.confirm),
    'Another#2027',
  ),
  press(label(recovery, t => t.reset)),
]

/** Each recovery has its own token, because the app refuses the token of a finished one. */
const startedRecovery = () => ({ idUnn: ID, resetToken: `${crypto.randomUUID()}.${ANY_TOKEN}`, ...issuedCode() })
const withCode = () => ({ ...startedRecovery(), otp: ANY_CODE })

export const RECOVERY: readonly Screen[] = [
  { id: 'forgotPassword', path: paths.forgotPassword },
  {
    id: 'recoverById',
    path: paths.recoverById,
    calls: [call('forgotPassword', { steps: askById })],
    clientStates: [clientState('nothing_typed', { steps: [next] })],
  },
  { id: 'recoverByPhone', path: paths.recoverByPhone, calls: [call('forgotPassword', { steps: askByPhone })] },
  {
    id: 'recoverByIdCode',
    path: paths.recoverByIdOtp,
    locationState: startedRecovery,
    calls: [call('forgotPassword', { steps: resend })],
  },
  {
    id: 'recoverByPhoneCode',
    path: paths.recoverByPhoneOtp,
    locationState: startedRecovery,
    calls: [call('forgotPassword', { steps: resend })],
  },
  {
    id: 'resetPassword',
    path: paths.resetPassword,
    locationState: withCode,
    calls: [call('resetPassword', { steps: reset })],
    clientStates: [
      clientState('state_lost', { locationState: () => ({}) }),
      clientState('nothing_typed', { steps: [press(label(recovery, t => t.reset))] }),
    ],
  },
  {
    id: 'resetPasswordByPhone',
    path: paths.recoverByPhonePassword,
    locationState: withCode,
    calls: [call('resetPassword', { steps: reset })],
  },
  { id: 'resetDone', path: paths.resetPasswordSuccess, locationState: () => ({ isReset: true }) },
]
