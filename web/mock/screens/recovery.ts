import { common } from '#web/messages/common.ts'
import { oneTimeCode } from '#web/messages/one-time-code.ts'
import { password } from '#web/messages/password.ts'
import { recovery } from '#web/messages/recovery.ts'
import { paths } from '#web/paths.ts'
import { ANY_CODE, ANY_TOKEN } from '../memory.ts'
import { call, moment, type Screen } from '../screen.ts'
import { fill, press, words } from '../script.ts'
import { sentNow } from './sent-now.ts'

const ID = '1990200170'
const next = press(words(common, t => t.next))
const typeId = fill(
  words(recovery, t => t.idUnn),
  ID,
)
const askById = [
  typeId,
  fill(
    words(recovery, t => t.dateOfBirth),
    '031212',
  ),
  next,
]
const askByPhone = [
  typeId,
  fill(
    words(recovery, t => t.phone),
    '0500000010',
  ),
  next,
]
const resend = [press(words(oneTimeCode, t => t.resend))]
const reset = [
  fill(
    words(recovery, t => t.newPassword),
    'Another#2027',
  ),
  fill(
    words(password, t => t.confirm),
    'Another#2027',
  ),
  press(words(recovery, t => t.reset)),
]

/** Each recovery has a token of its own: one that was finished leads nowhere. */
const underWay = () => ({ idUnn: ID, resetToken: `${crypto.randomUUID()}.${ANY_TOKEN}`, ...sentNow() })
const withCode = () => ({ ...underWay(), otp: ANY_CODE })

export const RECOVERY: readonly Screen[] = [
  { id: 'forgotPassword', path: paths.forgotPassword },
  { id: 'recoverById', path: paths.recoverById, calls: [call('forgotPassword', { steps: askById })] },
  { id: 'recoverByPhone', path: paths.recoverByPhone, calls: [call('forgotPassword', { steps: askByPhone })] },
  {
    id: 'recoverByIdCode',
    path: paths.recoverByIdOtp,
    arrival: underWay,
    calls: [call('forgotPassword', { steps: resend })],
  },
  {
    id: 'recoverByPhoneCode',
    path: paths.recoverByPhoneOtp,
    arrival: underWay,
    calls: [call('forgotPassword', { steps: resend })],
  },
  {
    id: 'resetPassword',
    path: paths.resetPassword,
    arrival: withCode,
    calls: [call('resetPassword', { steps: reset })],
    moments: [moment('state_lost', { arrival: () => ({}) })],
  },
  {
    id: 'resetPasswordByPhone',
    path: paths.recoverByPhonePassword,
    arrival: withCode,
    calls: [call('resetPassword', { steps: reset })],
  },
  { id: 'resetDone', path: paths.resetPasswordSuccess, arrival: () => ({ isReset: true }) },
]
