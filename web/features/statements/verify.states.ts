import { main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { paths, verifyPath } from '#web/paths.ts'
import { verify } from './verify.messages.ts'

export const verifyControls = {
  code: page.field(verify, t => t.code),
  check: page.button(verify, t => t.check),
  proof: main.text(verify, t => t.genuine),
}

const CODE = '7K3Q-9XWD-4MHT'
const typeCode = (code: string) => [fill(verifyControls.code, code), press(verifyControls.check)]

export const VERIFY: readonly Screen[] = [
  {
    id: 'verify',
    path: paths.verify,
    clientStates: [
      clientState('nothing_typed', { steps: [press(verifyControls.check)] }),
      clientState('wrong_code', { steps: typeCode('7K3Q') }),
    ],
  },
  { id: 'verifiedDocument', path: verifyPath(CODE), calls: [call('verifyDocument')] },
]
