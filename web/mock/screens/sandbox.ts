import { sandbox } from '#web/messages/sandbox.ts'
import { paths, sandboxNafathPath } from '#web/paths.ts'
import { ANY_ID } from '../memory.ts'
import { call, type Screen } from '../screen.ts'
import { press, words } from '../script.ts'

/** The pretend phone is of whoever signs up in this browser. */
const memory = { signUpAt: 'nafath' } as const

export const SANDBOX: readonly Screen[] = [
  {
    id: 'pretendPhone',
    path: paths.pretendPhone,
    memory,
    calls: [
      call('listSandboxMessages'),
      call('listSandboxNafathRequests'),
      call('listSandboxCalls'),
      call('pressSandboxCall', { steps: [press(words(sandbox, t => t.calls.keys[1]))] }),
    ],
  },
  {
    id: 'nafathPortal',
    path: sandboxNafathPath(ANY_ID),
    calls: [
      call('getSandboxNafathRequest'),
      call('decideSandboxNafath', { steps: [press(words(sandbox, t => t.decisions.approve))] }),
    ],
  },
  { id: 'testValues', path: paths.testValues },
]
