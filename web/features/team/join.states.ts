import { auth } from '#web/messages/auth.ts'
import { common } from '#web/messages/common.ts'
import { page } from '#web/mock/control.ts'
import { call, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

const joinControls = {
  phone: page.field(auth, t => t.phoneLabel),
  next: page.button(common, t => t.next),
}

/** The first page of somebody who is invited. */
export const JOINING: readonly Screen[] = [
  {
    id: 'join',
    path: paths.join,
    calls: [call('sendOtp', { steps: [fill(joinControls.phone, '0512345678'), press(joinControls.next)] })],
  },
]
